import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../display/icon.tsx';
import styles from './control.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly SelectOption[];
  /** The first, empty option, shown while nothing is chosen. */
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** The browser's own select in the look of the kit; needs an accessible name from its surroundings. */
export function NativeSelect({
  options,
  placeholder,
  className,
  onChange,
  ...rest
}: NativeSelectProps) {
  return (
    <div className={styles.select}>
      <select
        {...rest}
        className={classNames(styles.control, className)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} />
    </div>
  );
}
