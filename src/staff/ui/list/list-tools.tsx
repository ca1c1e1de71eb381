import type { ReactNode } from 'react';
import styles from './list.module.css';

/** The search and the filters of a list in one line, with the number of rows at its end. */
export function ListTools({
  count,
  children,
}: {
  count?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.tools} role="search">
      {children}
      {count === undefined ? null : (
        <span className={styles.count} role="status">
          {count}
        </span>
      )}
    </div>
  );
}
