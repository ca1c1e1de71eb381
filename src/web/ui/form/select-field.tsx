import type { BoundField } from './parts/bound-field.ts';
import { Field, type FieldFrame } from './parts/field.tsx';
import { NativeSelect, type SelectOption } from './parts/native-select.tsx';

interface SelectFieldProps extends BoundField<string>, FieldFrame {
  options: readonly SelectOption[];
  /** The empty choice; without it the first option is chosen from the start. */
  placeholder?: string | undefined;
}

/** One of several, by the browser's own select; the value is '' while nothing is chosen. */
export function SelectField({ options, placeholder, value, onChange, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          options={options}
          placeholder={placeholder}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
