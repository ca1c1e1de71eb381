import { Chip } from '#web/ui/actions/chip.tsx';
import common from './common.module.css';

interface ChipGroupProps<Value extends string> {
  label: string;
  /** The name of the chip for no filter; absent if a value is always chosen. */
  all?: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** A group of chips to choose one value; with `all`, a filter that can be cleared. */
export function ChipGroup<Value extends string>({
  label,
  all,
  options,
  value,
  onChoose,
}: ChipGroupProps<Value>) {
  return (
    <div role="group" aria-label={label} className={common.actions}>
      {all === undefined ? null : (
        <Chip pressed={value === null} onClick={() => onChoose(null)}>
          {all}
        </Chip>
      )}
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
