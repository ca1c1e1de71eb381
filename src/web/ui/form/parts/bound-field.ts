/** A validation error. It is shown only while `visible` is true; `message` is always current. */
export interface FieldError {
  visible: boolean;
  message: string;
}

/** Returns the status of a control for its style sheet. */
export function statusOf(error: FieldError | undefined): 'default' | 'error' {
  return error?.visible ? 'error' : 'default';
}

/** The props that `form.field(name)` returns and every field takes. */
export interface BoundField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  error?: FieldError | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}
