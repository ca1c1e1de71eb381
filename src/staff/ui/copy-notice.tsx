import { useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import styles from './copy-notice.module.css';

interface CopyNoticeProps {
  /** A secret address, which is shown once. */
  address: string;
  title: string;
  text: string;
  /** The label of the button that copies the address. */
  copy: string;
  /** The message after copying. */
  copied: string;
}

/** A new secret address, which the person copies now and cannot see again. If copying fails, it is selected. */
export function CopyNotice({ address, title, text, copy, copied }: CopyNoticeProps) {
  const showToast = useToast();
  const code = useRef<HTMLElement>(null);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: 'success', message: copied });
    } catch {
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
    }
  }

  return (
    <Notice
      tone="success"
      announce
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={() => void copyAddress()}>
          {copy}
        </Button>
      }
    >
      <p>{text}</p>
      <code ref={code} className={styles.address}>
        {address}
      </code>
    </Notice>
  );
}
