import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from '#web/ui/actions/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './link-button.module.css';

interface LinkButtonProps extends Pick<ButtonLook, 'variant'> {
  to: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A link that looks like a small button. */
export function LinkButton({ to, icon, variant = 'secondary', children }: LinkButtonProps) {
  return (
    <Link to={to} className={classNames(buttonClass({ variant, size: 'sm' }), styles.link)}>
      <Icon of={icon} size={16} />
      {children}
    </Link>
  );
}
