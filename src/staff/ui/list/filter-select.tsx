import { NativeSelect, type SelectOption } from '#web/ui/form/parts/native-select.tsx';
import styles from './list.module.css';

interface FilterSelectProps {
  name: string;
  label: string;
  /** The name of no filter; absent where one is always chosen. */
  all?: string;
  options: readonly SelectOption[];
  value: string | null;
  onChoose: (value: string) => void;
}

/** A filter of a list with its label beside it. */
export function FilterSelect({ name, label, all, options, value, onChoose }: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <NativeSelect
        name={name}
        placeholder={all}
        options={options}
        value={value ?? ''}
        onChange={onChoose}
      />
    </label>
  );
}
