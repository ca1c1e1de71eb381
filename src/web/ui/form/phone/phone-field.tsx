import type { ChangeEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { BoundField } from '../parts/bound-field.ts';
import styles from '../parts/control.module.css';
import { Field, type FieldFrame } from '../parts/field.tsx';
import { placeCaret } from './place-caret.ts';

interface PhoneFieldProps extends BoundField<string>, FieldFrame {
  /** The stored form of whatever was typed, pasted or filled in: "+36201234567"; '' for nothing. */
  normalize: (raw: string) => string;
  /** The shown form of a stored number, whole or not: "+36 20 123 4567". */
  format: (normalized: string) => string;
  placeholder?: string | undefined;
}

/** A phone number, formatted while it is typed; its value is what `normalize` returns. */
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
    // Written here and now: when the number stays the same React would not render, and when it renders
    // an equal text it leaves the caret alone.
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
