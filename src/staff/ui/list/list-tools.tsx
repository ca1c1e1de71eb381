import type { ReactNode } from 'react';
import styles from './list.module.css';

interface ListToolsProps {
  /** The name of the list, on a page with several. */
  label?: string;
  count?: string | undefined;
  children: ReactNode;
}

/** The search and the filters of a list in one line, with the number of rows at its end. */
export function ListTools({ label, count, children }: ListToolsProps) {
  return (
    <div className={styles.tools} role="search" aria-label={label}>
      {children}
      {count === undefined ? null : (
        <span className={styles.count} role="status">
          {count}
        </span>
      )}
    </div>
  );
}
