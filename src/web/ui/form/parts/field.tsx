import type { ReactNode } from 'react';
import { statusOf, type BoundField } from './bound-field.ts';
import { ErrorText, HintText, LabelText } from './field-parts.tsx';
import styles from './field.module.css';
import { useFieldIds } from './use-field-ids.ts';

/** The parts that every field has around its control. */
export interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  /** Puts the hint below the control, where an error covers it and moves nothing. */
  isHintBelow?: boolean | undefined;
  /** Focuses the control when mounted, also in a modal. For a screen with a single field. */
  takesFocus?: boolean | undefined;
}

/** Props of the control: name, description and state. */
interface ControlProps {
  id: string;
  name: string;
  disabled: boolean | undefined;
  onBlur: (() => void) | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'data-status': ReturnType<typeof statusOf>;
  'data-autofocus': true | undefined;
  autoFocus: boolean | undefined;
}

interface FieldProps extends FieldFrame, Omit<BoundField<unknown>, 'value' | 'onChange'> {
  children: (control: ControlProps) => ReactNode;
}

/** A label with one control, hint and error. Use it for custom controls; all fields use it. */
export function Field({
  label,
  hint,
  isHintBelow = false,
  name,
  error,
  disabled,
  required,
  takesFocus,
  onBlur,
  children,
}: FieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={ids.control} className={styles.label}>
        <LabelText required={required}>{label}</LabelText>
      </label>
      {isHintBelow ? null : <HintText id={ids.hint}>{hint}</HintText>}
      {children({
        id: ids.control,
        name,
        disabled,
        onBlur,
        'aria-describedby': ids.describedBy,
        'aria-invalid': error?.visible || undefined,
        'aria-required': required || undefined,
        'data-status': statusOf(error),
        'data-autofocus': takesFocus || undefined,
        autoFocus: takesFocus,
      })}
      {isHintBelow ? (
        <div className={styles.below}>
          <HintText id={ids.hint}>{hint}</HintText>
          <ErrorText id={ids.error} error={error} />
        </div>
      ) : (
        <ErrorText id={ids.error} error={error} />
      )}
    </div>
  );
}
