import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import type { Site } from '#server/site.ts';
import { requireManaged } from './list-accounts.ts';

const deleteSessions = prepared<object, [user: number]>(
  'end_sessions_of_account',
  `with ended as (delete from staff_session where staff_user_id = $1)
   delete from staff_device_person where staff_user_id = $1`,
);

/** Ends all sessions of an account, also those that a PIN opens. */
export async function endSessionsOf(
  db: Queryable,
  { id, by, now }: { id: number; by: number; now: number },
): Promise<void> {
  await deleteSessions(db, [id]);
  await recordStaffEvent(db, { by, action: 'session_ended', now, subject: id });
}

/** Ends the sessions of an account that the caller manages; throws a 404 for every other. */
export async function endAccountSessions(
  site: Site,
  id: number,
  manager: Caller,
): Promise<StaffAccount> {
  return withTransaction(site.database.pool, async (db) => {
    const account = await requireManaged(db, site, manager, id);
    await endSessionsOf(db, { id, by: manager.id, now: site.clock() });
    return account;
  });
}
