import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './filter-chip.module.css';

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  icon: LucideIcon;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that is on or off. Without scripts it submits its form. */
export function ToggleChip({ icon, isOn, onToggle, children, ...rest }: ToggleChipProps) {
  return (
    <button
      type="submit"
      {...rest}
      aria-pressed={isOn}
      className={classNames(styles.chip, styles.toggle, isOn && styles.active, rest.className)}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <Icon of={icon} size={16} />
      {children}
    </button>
  );
}
