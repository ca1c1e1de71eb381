import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action per view; `quiet` is text only; `danger` is for destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
}

/**
 * Returns the classes of a button for a link: `<Link className={buttonClass({ variant: 'secondary'
 * })}>`.
 */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
  );
}
