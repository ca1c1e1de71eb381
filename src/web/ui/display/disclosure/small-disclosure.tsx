import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './small-disclosure.module.css';

interface SmallDisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
}

/** A line within other content that expands in place: a native `<details>` with our own mark. */
export function SmallDisclosure({ summary, children, defaultOpen = false }: SmallDisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      {children}
    </details>
  );
}
