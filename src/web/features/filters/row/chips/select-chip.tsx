import { FilterChip } from './filter-chip.tsx';

interface SelectChipProps {
  /** The label for screen readers. */
  label: string;
  /** The query parameter of the form. */
  name: string;
  /** The options; the first one, with the value '', clears the filter. */
  options: readonly { value: string; label: string }[];
  /** The value of the chosen option. */
  value: string;
  /** True if the value filters or sorts the list. */
  isActive?: boolean;
  onChange: (value: string) => void;
}

/** A filter chip with a native select. */
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
