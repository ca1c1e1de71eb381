import type { BoundField } from './parts/bound-field.ts';
import { Field, type FieldFrame } from './parts/field.tsx';
import { NativeSelect, type SelectOption } from './parts/native-select.tsx';

interface SelectFieldProps extends BoundField<string>, FieldFrame {
  options: readonly SelectOption[];
  /** The label of the empty option; without it the first option is chosen at first. */
  placeholder?: string | undefined;
}

/** A field for one of several options, as a native select; the value is '' while none is chosen. */
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
