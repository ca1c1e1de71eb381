import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { revokeAccess } from '#server/features/identity/sessions/revoke-access.ts';
import type { Site } from '#server/site.ts';
import { lockManaged } from './list-accounts.ts';

/** Revokes the access of an account that the caller manages; throws a 404 for every other. */
export async function endAccountSessions(
  site: Site,
  id: number,
  manager: Caller,
): Promise<StaffAccount> {
  return withTransaction(site.database.pool, async (db) => {
    const account = await lockManaged(db, site, manager, id);
    await revokeAccess(db, id, { by: manager.id });
    const event = { by: manager.id, action: 'session_ended', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, subject: id });
    return account;
  });
}
