import { classNames } from '#web/ui/class-names.ts';
import controlStyles from '#web/ui/form/parts/control.module.css';
import { useTyped } from './use-typed.ts';
import styles from './list.module.css';

interface FilterNumberProps {
  name: string;
  label: string;
  value: string | null;
  onChoose: (value: string) => void;
}

/** A filter of a list by a number, applied while it is typed, with its label beside it. */
export function FilterNumber({ name, label, value, onChoose }: FilterNumberProps) {
  const { text, type } = useTyped(value, onChoose);
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <input
        name={name}
        className={classNames(controlStyles.control, styles.text)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </label>
  );
}
