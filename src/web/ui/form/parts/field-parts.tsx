import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../display/icon.tsx';
import type { FieldError } from './bound-field.ts';
import styles from './field.module.css';

interface LabelTextProps {
  children: ReactNode;
  required: boolean | undefined;
}

/** The label with a red asterisk. The control itself has `aria-required`. */
export function LabelText({ children, required }: LabelTextProps) {
  return (
    <>
      {children}
      {required ? <span className={styles.required} aria-hidden="true" /> : null}
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
