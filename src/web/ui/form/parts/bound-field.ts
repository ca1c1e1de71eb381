/** A validation error. It is shown only while `visible` is true; `message` is always current. */
export interface FieldError {
  visible: boolean;
  message: string;
}

/** `success` is set only if the form shows the validation status and the field was edited. */
export type FieldStatus = 'default' | 'success' | 'error';

/** The props that `form.field(name)` returns and every field takes. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  error?: FieldError | undefined;
  status?: FieldStatus | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}
