import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './list.module.css';

interface RowLinkProps {
  to: string;
  icon: LucideIcon;
  /** The accessible name, with that of the row; also the tooltip. */
  label: string;
}

/** An action of a row that opens another page. */
export function RowLink({ to, icon, label }: RowLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={classNames(styles.action)}>
      <Icon of={icon} size={18} />
    </Link>
  );
}
