import type { BoundField, FieldStatus } from './bound-field.ts';

/** How a field looks: an error that shows goes before everything else. */
export function shownStatus({
  error,
  status = 'default',
}: Pick<BoundField<unknown>, 'error' | 'status'>): FieldStatus {
  return error?.visible ? 'error' : status;
}
