import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/**
 * Serializes changes of what opens an account until the end of the transaction. Whatever opens it locks it as well,
 * before it checks what it relies on: a session that begins is then seen by a later revocation, and an earlier one by it.
 */
const lockUser = prepared<object, [id: number]>(
  'lock_staff_user',
  // Rows that refer to the account can still be inserted.
  'select from staff_user where id = $1 for no key update',
);
const selectOpen = prepared<{ id: number }, [session: number, now: Date]>(
  'open_session_of_user',
  'select id from staff_session where id = $1 and expires_at > $2',
);

/**
 * Locks the account of a session until the end of the transaction, and throws a 401 if the session has ended since the
 * request began. What a transaction makes after it, such as a link or a feed, is seen by a later revocation, which
 * locks the account as well.
 */
export async function lockSession(
  db: Queryable,
  site: Site,
  { id, session }: { readonly id: number; readonly session: number | null },
): Promise<void> {
  await lockUser(db, [id]);
  const [open] = session === null ? [] : await selectOpen(db, [session, new Date(site.clock())]);
  if (open === undefined) throw unauthorized('unauthenticated');
}
