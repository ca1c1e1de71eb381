import type { ChangeEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { BoundField } from '../parts/bound-field.ts';
import styles from '../parts/control.module.css';
import { Field, type FieldFrame } from '../parts/field.tsx';
import { placeCaret } from './place-caret.ts';

interface PhoneFieldProps extends BoundField<string>, FieldFrame {
  /** Returns the stored form of typed, pasted or autofilled text: "+36201234567"; '' for none. */
  normalize: (raw: string) => string;
  /** Returns the displayed form of a stored number, complete or not: "+36 20 123 4567". */
  format: (normalized: string) => string;
  placeholder?: string | undefined;
}

/** A phone number that is formatted while it is typed; its value is the result of `normalize`. */
export function PhoneField({
  normalize,
  format,
  placeholder,
  value,
  onChange,
  ...field
}: PhoneFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const raw = input.value;
    const caret = input.selectionStart ?? raw.length;
    const normalized = normalize(raw);
    const formatted = format(normalized);
    // Set directly: React does not render if the number stays the same, and does not move the caret
    // if the text stays the same.
    input.value = formatted;
    if (document.activeElement === input) {
      const offset = placeCaret(raw, caret, formatted, normalize);
      input.setSelectionRange(offset, offset);
    }
    if (normalized !== value) onChange(normalized);
  }

  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={classNames(styles.control, styles.tabular)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={placeholder}
          value={format(value)}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}
