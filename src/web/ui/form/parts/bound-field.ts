/** An error shows only while `visible` is set; its message is kept up to date all the same. */
export interface FieldError {
  visible: boolean;
  message: string;
}

/** `success` shows only where the form displays the validation status and the field was edited. */
export type FieldStatus = 'default' | 'success' | 'error';

/** What `form.field(name)` gives and every field of the kit takes. */
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
