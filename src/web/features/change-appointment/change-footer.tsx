import type { ReactNode } from 'react';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import styles from './change-modal.module.css';

interface ChangeFooterProps {
  isPending: boolean;
  /** The buttons, the primary one first. */
  children: ReactNode;
}

/** The buttons of a modal, with a hint during slow requests. */
export function ChangeFooter({ isPending, children }: ChangeFooterProps) {
  return (
    <>
      {isPending ? <SlowHint className={styles.slow} /> : null}
      <div className={styles.footer}>{children}</div>
    </>
  );
}
