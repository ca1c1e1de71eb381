import { Field, type FieldFrame } from '#web/ui/form/parts/field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import styles from '#web/ui/form/parts/control.module.css';

/** A field for a day, with the calendar of the browser. */
export function DateField({ value, onChange, ...field }: BoundField<string> & FieldFrame) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
