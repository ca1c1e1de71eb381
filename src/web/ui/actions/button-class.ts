import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action a view; `quiet` is text only; `danger` destroys something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The look of a button for a link: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
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
