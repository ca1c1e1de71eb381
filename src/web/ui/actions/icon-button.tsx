import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  outlined?: boolean | undefined;
  round?: boolean | undefined;
}

/** A square button of at least 40px (44px on touch layouts) with only an icon. */
export function IconButton({
  icon,
  label,
  outlined = false,
  round = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        styles.button,
        outlined && styles.outlined,
        round && styles.round,
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
