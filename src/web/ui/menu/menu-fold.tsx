import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './menu-fold.module.css';

interface MenuFoldProps {
  label: ReactNode;
  children: ReactNode;
}

/** A line in a list of links that expands to more links: a native `<details>`, without scripts. */
export function MenuFold({ label, children }: MenuFoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.line}>
        <span className={styles.label}>{label}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.deeper}>{children}</div>
    </details>
  );
}
