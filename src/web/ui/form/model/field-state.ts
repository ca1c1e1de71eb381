import type { FieldError, FieldStatus } from '../parts/bound-field.ts';

/** The message of the rule that the value breaks, or null. Sees the other values for rules across fields. */
type Rule<Value, Values> = (value: Value, values: Values) => string | null;

export interface FieldDefinition<Value, Values> {
  initial: Value;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** In order; the first that fails has its message shown. An empty value is only asked to be filled in. */
  rules?: readonly Rule<Value, Values>[] | undefined;
}

export type FieldDefinitions<Values> = {
  [Name in keyof Values]: FieldDefinition<Values[Name], Values>;
};

/** What the reader has done to a field so far. */
export interface FieldHistory {
  edited: boolean;
  /** Left after it was edited. */
  left: boolean;
  serverError: string | null;
}

export const untouched: FieldHistory = { edited: false, left: false, serverError: null };

export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === false;
}

/** The first broken rule's message, or null for a valid field. A disabled field is always valid. */
export function validateField<Value, Values>(
  definition: FieldDefinition<Value, Values>,
  value: Value,
  values: Values,
  requiredMessage: string,
): string | null {
  if (definition.disabled) return null;
  if (isEmpty(value)) return definition.required ? requiredMessage : null;
  for (const rule of definition.rules ?? []) {
    const message = rule(value, values);
    if (message !== null) return message;
  }
  return null;
}

/**
 * When a message may show: after a submission; once an edited field was left (nobody is told that a phone
 * number is too short while typing it); or at once when a required field was emptied again.
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

export function fieldStatus(
  error: FieldError,
  history: FieldHistory,
  showStatus: boolean,
): FieldStatus {
  if (error.visible) return 'error';
  return showStatus && history.edited && error.message === '' ? 'success' : 'default';
}
