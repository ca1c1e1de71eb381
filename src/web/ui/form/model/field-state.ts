import type { FieldError } from '../parts/bound-field.ts';

/** Returns an error message, or null for a valid value. `values` are those of the whole form. */
type Rule<Value, Values> = (value: Value, values: Values) => string | null;

export interface FieldDefinition<Value, Values> {
  initial: Value;
  required?: boolean | undefined;
  /**
   * Checked in order; the first failing rule provides the message. An empty value is only checked
   * for presence.
   */
  rules?: readonly Rule<Value, Values>[] | undefined;
}

export type FieldDefinitions<Values> = {
  [Name in keyof Values]: FieldDefinition<Values[Name], Values>;
};

/** The user's interaction with a field so far. */
export interface FieldHistory {
  edited: boolean;
  /** The field lost the focus after an edit. */
  left: boolean;
  serverError: string | null;
}

export const untouched: FieldHistory = { edited: false, left: false, serverError: null };

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}

/** Returns the message of the first failing rule, or null. */
export function validateField<Value, Values>(
  definition: FieldDefinition<Value, Values>,
  value: Value,
  values: Values,
  requiredMessage: string,
): string | null {
  if (isEmpty(value)) return definition.required ? requiredMessage : null;
  for (const rule of definition.rules ?? []) {
    const message = rule(value, values);
    if (message !== null) return message;
  }
  return null;
}

/**
 * Returns the error of a field. It is visible after a submission; once an edited field has lost the
 * focus (a phone number is not "too short" while it is typed); or at once when a required field is
 * cleared.
 */
export function fieldError(
  message: string | null,
  history: FieldHistory,
  context: { submitted: boolean; empty: boolean },
): FieldError {
  if (history.serverError !== null) return { visible: true, message: history.serverError };
  if (message === null) return { visible: false, message: '' };
  const visible = context.submitted || history.left || (history.edited && context.empty);
  return { visible, message };
}
