import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Disclosures that share a group close one another. */
  group?: string | undefined;
}

/** A question and its answer: the browser's own, so that it opens without script and is found by a search. */
export function Disclosure({ summary, children, defaultOpen = false, group }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={defaultOpen} name={group}>
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
