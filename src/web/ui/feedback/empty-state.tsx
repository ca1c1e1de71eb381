import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Why there is nothing. */
  children?: ReactNode;
  /** The nearest ways out: buttons or links. */
  actions?: ReactNode;
}

/** Says why there is nothing here and offers the nearest way out. */
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
