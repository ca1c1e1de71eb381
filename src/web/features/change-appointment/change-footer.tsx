import type { ReactNode } from 'react';
import { SlowNote } from '#web/lib/slow-note.tsx';
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
      {isPending ? <SlowNote className={styles.slow} /> : null}
      <div className={styles.footer}>{children}</div>
    </>
  );
}
