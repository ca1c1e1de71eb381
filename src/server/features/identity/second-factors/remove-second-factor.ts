import { needsSecondFactor } from '#shared/domain/identity/second-factor.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Tables } from '#server/db/tables.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { badRequest, forbidden, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const deleteFactor = prepared<
  Pick<Tables['staff_second_factor'], 'kind'> & { remaining: number },
  [user: number, id: number]
>(
  'delete_second_factor',
  `delete from staff_second_factor f where f.staff_user_id = $1 and f.id = $2
   returning f.kind, (select count(*)::integer - 1 from staff_second_factor o
     where o.staff_user_id = $1) as remaining`,
);

/**
 * Removes a second factor of an account. Throws a 403 for a session by PIN, a 404 if the account does not
 * have it, and a 400 for the last one of a role that needs one.
 */
export async function removeSecondFactor(
  site: Site,
  { id: session, user, isByPin }: ActiveSession,
  id: number,
): Promise<void> {
  if (isByPin) throw forbidden();
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session });
    const deleted = requireRow(await deleteFactor(db, [user.id, id]));
    const { kind, remaining } = deleted;
    if (remaining === 0 && needsSecondFactor(user.role)) throw badRequest('last_second_factor');
    const event = { by: user.id, action: 'second_factor_removed', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, details: { kind } });
  });
}
