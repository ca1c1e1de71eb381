import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/**
 * Serializes changes of what opens accounts until the end of the transaction. Whatever opens one locks it as well,
 * before it checks what it relies on: a session that begins is then seen by a later revocation, and an earlier one by it.
 */
const lockAccounts = prepared<object, [ids: readonly number[]]>(
  'lock_staff_users',
  // In one order, so that two accounts that change each other do not wait for each other. Rows that refer to an
  // account can still be inserted.
  'select from staff_user where id = any ($1) order by id for no key update',
);
const selectOpen = prepared<{ id: number }, [session: number, now: Date]>(
  'open_session_of_user',
  'select id from staff_session where id = $1 and expires_at > $2',
);

/**
 * Locks the account of a session until the end of the transaction, with the accounts that it changes, and throws a 401
 * if the session has ended since the request began. What a transaction makes after it, such as a link or a feed, is
 * seen by a later revocation, which locks the account as well. Call it before anything else locks an account.
 */
export async function lockSession(
  db: Queryable,
  site: Site,
  { id, session }: { readonly id: number; readonly session: number | null },
  ...changed: readonly number[]
): Promise<void> {
  await lockAccounts(db, [[id, ...changed]]);
  const [open] = session === null ? [] : await selectOpen(db, [session, new Date(site.clock())]);
  if (open === undefined) throw unauthorized('unauthenticated');
}
