import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useModalDialog } from '../modal/use-modal-dialog.ts';
import { usePresence } from '../modal/use-presence.ts';
import styles from './side-sheet.module.css';

interface SideSheetProps {
  open: boolean;
  /** Asked for by the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog along the side of the screen, as high as it is. Mounted only while it is open. */
export function SideSheet(props: SideSheetProps) {
  const presence = usePresence(props.open);
  return presence === 'absent' ? null : (
    <OpenSideSheet {...props} isClosing={presence === 'closing'} />
  );
}

function OpenSideSheet({
  onClose,
  title,
  closeLabel,
  children,
  isClosing,
}: SideSheetProps & { isClosing: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalDialog(dialog, onClose);

  return (
    <dialog
      ref={dialog}
      data-modal=""
      data-closing={isClosing || undefined}
      aria-labelledby={titleId}
      className={styles.sheet}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-title="">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
