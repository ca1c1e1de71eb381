import type { ReactNode } from 'react';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import styles from './change-modal.module.css';

interface ChangeFooterProps {
  isPending: boolean;
  /** The buttons, the one that changes something first. */
  children: ReactNode;
}

/** What is to be decided, and that the answer takes long. */
export function ChangeFooter({ isPending, children }: ChangeFooterProps) {
  return (
    <>
      {isPending ? <SlowHint className={styles.slow} /> : null}
      <div className={styles.footer}>{children}</div>
    </>
  );
}
