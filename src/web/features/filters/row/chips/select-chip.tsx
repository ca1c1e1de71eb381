import { FilterChip } from './filter-chip.tsx';

interface SelectChipProps {
  /** What is chosen, read aloud. */
  label: string;
  /** In the query, where the form is sent before scripts have come. */
  name: string;
  /** The first is the one of no choice, whose value is ''. */
  options: readonly { value: string; label: string }[];
  /** One of `options`. */
  value: string;
  /** Whether the value narrows or sorts the list. */
  isActive?: boolean;
  onChange: (value: string) => void;
}

/** A chip that is the browser's own select. */
export function SelectChip({
  label,
  name,
  options,
  value,
  isActive = value !== '',
  onChange,
}: SelectChipProps) {
  return (
    <FilterChip name={label} isActive={isActive} onClear={() => onChange('')}>
      {(className) => (
        <select
          className={className}
          aria-label={label}
          name={name}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FilterChip>
  );
}
