import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';
import { Icon } from './icon.tsx';

interface BadgeProps {
  children: ReactNode;
  /** `green`: success, available today; `magenta`: premium, discounts; `accent`: a notable fact. */
  tone?: 'neutral' | 'green' | 'magenta' | 'accent' | undefined;
  icon?: LucideIcon | undefined;
}

/** A short label of an item; not a control. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </span>
  );
}
