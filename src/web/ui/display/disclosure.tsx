import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A question and its answer in a native `<details>`: it opens without scripts and by find-in-page.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, defaultOpen = false, onToggle } = props;
  return (
    <details
      className={styles.disclosure}
      open={defaultOpen}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
