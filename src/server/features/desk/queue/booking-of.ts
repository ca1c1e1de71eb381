import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { RequestContext } from '#server/request-context.ts';

/** The hexadecimal digits of the hash of an appointment. */
const HASH_LENGTH = 32;

/** Returns the appointment that a ticket becomes, in the form of the SQL function `book_walk_in`. */
export function bookingOf({ site, language }: RequestContext, user: StaffUser, key: string) {
  const hash = keyedHash(site.secret, 'walk-in-booking', key).slice(0, HASH_LENGTH);
  return { hash, language, created_by: user.id };
}
