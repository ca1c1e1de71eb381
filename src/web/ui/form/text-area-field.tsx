import type { BoundField } from './parts/bound-field.ts';
import styles from './parts/control.module.css';
import { Field, type FieldFrame } from './parts/field.tsx';

interface TextAreaFieldProps extends BoundField<string>, FieldFrame {
  maxLength?: number | undefined;
}

/** A multi-line text field; grows with its text where the browser supports it. */
export function TextAreaField({ maxLength, value, onChange, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={styles.control}
          rows={4}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
