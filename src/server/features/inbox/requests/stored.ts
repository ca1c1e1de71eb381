import type { Received } from '#shared/contract/inbox/requests.ts';

/** Returns the row of an insert. */
export function stored([row]: Received[]): Received {
  if (row === undefined) throw new Error('insert returned no row');
  return row;
}
