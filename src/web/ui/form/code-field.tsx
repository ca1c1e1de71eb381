import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';
import type { BoundField } from './parts/bound-field.ts';
import styles from './code-field.module.css';
import { Field, type FieldFrame } from './parts/field.tsx';

interface CodeFieldProps extends BoundField<string>, FieldFrame {
  /** The number of digits. */
  length?: number | undefined;
  /** The value of the attribute; by default a code of an SMS is filled in. */
  autoComplete?: string | undefined;
  /** Hides the digits, as a password. */
  isSecret?: boolean | undefined;
  /** Called each time the code becomes complete, right after `onChange`. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A field for a one-time code: a single input, so that paste, autofill and screen readers work,
 * which looks like one box per digit. The value has the digits typed so far.
 */
export function CodeField({
  length = 4,
  isSecret = false,
  autoComplete = isSecret ? 'off' : 'one-time-code',
  onComplete,
  value,
  onChange,
  ...field
}: CodeFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    if (next === value) return;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  }

  // Digits are added and removed only at the end, where the boxes show the caret.
  function keepCaretAtEnd(input: HTMLInputElement) {
    const end = input.value.length;
    if (input.selectionStart !== input.selectionEnd || input.selectionStart === end) return;
    input.setSelectionRange(end, end);
  }

  const active = Math.min(value.length, length - 1);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            className={styles.input}
            type={isSecret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={autoComplete}
            value={value}
            onChange={handleChange}
            onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
          />
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={classNames(styles.box, index === active && styles.next)}>
                {isSecret && index < value.length ? '•' : value.charAt(index)}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
