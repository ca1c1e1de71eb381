import { RemovableChip } from '../../actions/chip.tsx';
import type { ComboboxOption } from './combobox-list.tsx';
import styles from './multi-combobox.module.css';

interface ChosenChipsProps {
  options: readonly ComboboxOption[];
  removeLabel: (label: string) => string;
  disabled: boolean | undefined;
  onRemove: (option: ComboboxOption) => void;
}

/** The chosen options, each with a remove button. */
export function ChosenChips({ options, removeLabel, disabled, onRemove }: ChosenChipsProps) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {options.map((option) => (
        <li key={option.value}>
          <RemovableChip
            removeLabel={removeLabel(option.label)}
            disabled={disabled}
            onRemove={() => onRemove(option)}
          >
            {option.label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}
