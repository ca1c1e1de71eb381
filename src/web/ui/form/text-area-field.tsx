import type { BoundField } from './parts/bound-field.ts';
import styles from './parts/control.module.css';
import { Field, type FieldFrame } from './parts/field.tsx';

interface TextAreaFieldProps extends BoundField<string>, FieldFrame {
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

/** Several lines of text; grows with them where the browser can. */
export function TextAreaField({
  placeholder,
  maxLength,
  value,
  onChange,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={styles.control}
          rows={4}
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
