import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import styles from './chip.module.css';

/** Returns the classes of a chip for a link. */
export function chipClass({ active = false }: { active?: boolean } = {}): string {
  return classNames(styles.chip, active && styles.active);
}

interface ChipProps extends ComponentProps<'button'> {
  /** Makes the chip a toggle (`aria-pressed`). Leave out for a chip that opens something. */
  pressed?: boolean | undefined;
  /** Looks chosen without being a toggle: a filter that opens a popover and has a value. */
  active?: boolean | undefined;
  /** Shows the arrow of a chip that opens something. */
  opens?: boolean | undefined;
}

/** A rounded button: a filter toggle (`pressed`), or a filter that opens a popover (`opens`). */
export function Chip({
  pressed,
  active = false,
  opens = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(chipClass({ active: pressed ?? active }), className)}
    >
      {children}
      {opens ? <Icon of={ChevronDown} size={16} /> : null}
    </button>
  );
}
