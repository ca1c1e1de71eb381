import type { ReactNode } from 'react';
import type { BoundField } from './bound-field.ts';
import { ErrorText, HintText, LabelText } from './field-parts.tsx';
import type { FieldFrame } from './field.tsx';
import styles from './field.module.css';
import { useFieldIds } from './use-field-ids.ts';

interface FieldGroupProps
  extends Omit<FieldFrame, 'takesFocus'>, Pick<BoundField<unknown>, 'name' | 'error' | 'required'> {
  role?: 'radiogroup' | undefined;
  children: ReactNode;
}

/** Several controls under one label; hint and error describe the group. */
export function FieldGroup({
  name,
  label,
  hint,
  error,
  required,
  role,
  children,
}: FieldGroupProps) {
  const ids = useFieldIds(hint, error);
  return (
    <fieldset
      role={role}
      className={styles.field}
      data-field={name}
      aria-describedby={ids.describedBy}
      aria-required={role === 'radiogroup' ? required || undefined : undefined}
      aria-invalid={role === 'radiogroup' ? error?.visible || undefined : undefined}
    >
      <legend className={styles.label}>
        <LabelText required={required}>{label}</LabelText>
      </legend>
      <HintText id={ids.hint}>{hint}</HintText>
      {children}
      <ErrorText id={ids.error} error={error} />
    </fieldset>
  );
}
