import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { unauthorized } from '#server/http/http-error.ts';

const selectHasFactor = prepared<{ has_factor: boolean }, [user: number]>(
  'has_second_factor',
  `select exists (select from staff_second_factor where staff_user_id = $1) as has_factor`,
);

/**
 * Throws a 401 if the session may not add a second factor. Before it is verified, it may add only the
 * first: a thief of the password could add another one.
 */
export async function requireMayAdd(db: Queryable, session: ActiveSession): Promise<void> {
  if (session.isVerified) return;
  const [row] = await selectHasFactor(db, [session.user.id]);
  if (row?.has_factor === true) throw unauthorized('second_factor_required');
}
