import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../display/icon.tsx';
import type { FieldError, FieldStatus } from './bound-field.ts';
import styles from './field.module.css';

interface LabelTextProps {
  children: ReactNode;
  required: boolean | undefined;
  status: FieldStatus;
}

/**
 * The label with a red asterisk and the mark of a valid value, which is not colour alone. The
 * control itself has `aria-required`.
 */
export function LabelText({ children, required, status }: LabelTextProps) {
  return (
    <>
      {children}
      {required ? <span className={styles.required} aria-hidden="true" /> : null}
      {status === 'success' ? <Icon of={Check} size={16} className={styles.valid ?? ''} /> : null}
    </>
  );
}

export function HintText({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

export function ErrorText({ id, error }: { id: string; error: FieldError | undefined }) {
  return error?.visible ? (
    <p id={id} className={styles.error}>
      <Icon of={CircleAlert} size={16} />
      {error.message}
    </p>
  ) : null;
}
