import type { SelectFilter } from '../../use-select-filters.ts';
import { FilterChip } from './filter-chip.tsx';

interface SelectChipProps extends SelectFilter {
  /** True if the value filters or sorts the list. */
  isActive?: boolean;
}

/** A filter chip with a native select. */
export function SelectChip({
  label,
  name,
  placeholder,
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
          <option value="">{placeholder}</option>
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
