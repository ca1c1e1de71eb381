import type { Received } from '#shared/contract/requests.ts';

/** Returns the row of an insert. */
export function stored([row]: Received[]): Received {
  if (row === undefined) throw new Error('an insert gave no row back');
  return row;
}
