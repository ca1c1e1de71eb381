import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import styles from './changing-results.module.css';

/**
 * What was there stays, dimmed, until the changed list has come. It alone follows the navigation:
 * a long list takes a slow phone too long to render for nothing.
 */
export function ChangingResults({ children }: { children: ReactNode }) {
  const isChanging = useNavigation().state === 'loading';
  return (
    <div className={styles.results} aria-busy={isChanging}>
      {children}
    </div>
  );
}
