import type { BoundField, FieldStatus } from './bound-field.ts';

/** Returns the status for styling: a visible error takes precedence. */
export function shownStatus({
  error,
  status = 'default',
}: Pick<BoundField<unknown>, 'error' | 'status'>): FieldStatus {
  return error?.visible ? 'error' : status;
}
