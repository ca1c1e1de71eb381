import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The reason why the list is empty. */
  children?: ReactNode;
  /** Alternatives: buttons or links. */
  actions?: ReactNode;
}

/** Explains why a list is empty and offers alternatives. */
export function EmptyState({ icon, title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon of={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
