import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../display/icon.tsx';
import styles from './control.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly SelectOption[];
  /** The label of the empty first option, shown while no option is chosen. */
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** The styled native select; needs an accessible name from outside. */
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
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} />
    </div>
  );
}
