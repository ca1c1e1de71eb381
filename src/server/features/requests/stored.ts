import type { Received } from '#shared/contract/requests.ts';

/** The row that an insert gave back. */
export function stored([row]: Received[]): Received {
  if (row === undefined) throw new Error('an insert gave no row back');
  return row;
}
