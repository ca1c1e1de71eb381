import type { ReactNode } from 'react';
import styles from './record.module.css';

interface RecordColumnsProps {
  /** Stands before the parts where the page is narrow, and at the side where it is wide. */
  first?: ReactNode;
  /** The facts, at the side or after the parts. */
  facts: ReactNode;
  /** The parts of the record. */
  children: ReactNode;
}

/** A record: its parts, and at the side the facts about it. */
export function RecordColumns({ first, facts, children }: RecordColumnsProps) {
  return (
    <div className={styles.record}>
      <div className={styles.columns}>
        {first === undefined ? null : <div className={styles.first}>{first}</div>}
        <div className={styles.parts}>{children}</div>
        <div className={styles.facts}>{facts}</div>
      </div>
    </div>
  );
}
