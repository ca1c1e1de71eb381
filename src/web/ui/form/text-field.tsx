import type { InputHTMLAttributes } from 'react';
import type { BoundField } from './parts/bound-field.ts';
import styles from './parts/control.module.css';
import { Field, type FieldFrame } from './parts/field.tsx';

// The types choose the keyboard, and phones neither capitalise nor correct an address.
const kinds = {
  text: { type: 'text' },
  email: { type: 'email' },
  // Not type="number": it drops invalid input, changes with the mouse wheel and is announced badly.
  number: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  url: { type: 'url' },
  tel: { type: 'tel' },
  password: { type: 'password' },
} as const satisfies Record<string, InputHTMLAttributes<HTMLInputElement>>;

interface TextFieldProps extends BoundField<string>, FieldFrame {
  kind?: keyof typeof kinds | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

/** A single-line text field. */
export function TextField({
  kind = 'text',
  autoComplete,
  placeholder,
  maxLength,
  value,
  onChange,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...kinds[kind]}
          className={styles.control}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
