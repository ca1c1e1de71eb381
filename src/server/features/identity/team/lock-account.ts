import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { revokeAccess } from '#server/features/identity/sessions/revoke-access.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import type { Site } from '#server/site.ts';
import { lockManaged } from './list-accounts.ts';

/** Locks or unlocks an account that is not in that state yet. */
const setLocked = prepared<{ id: number }, [user: number, lockedAt: Date | null]>(
  'set_staff_user_locked',
  `update staff_user set locked_at = $2
   where id = $1 and (locked_at is null) = ($2::timestamptz is not null) returning id`,
);

/**
 * Locks an account and revokes its access, or unlocks it. Throws a 404 for one that the caller does not manage, and for the own
 * account, so that the last administrator cannot be locked out.
 */
export async function lockAccount(
  site: Site,
  id: number,
  isLocked: boolean,
  manager: Caller,
): Promise<StaffAccount> {
  const now = site.clock();
  return withTransaction(site.database.pool, async (db) => {
    const account = await lockManaged(db, site, manager, id);
    const changed = await setLocked(db, [id, isLocked ? new Date(now) : null]);
    if (changed.length > 0) {
      await revokeAccess(db, id, { by: manager.id });
      const action = isLocked ? 'locked' : 'unlocked';
      await recordStaffEvent(db, { by: manager.id, action, now, subject: id });
    }
    return { ...account, is_locked: isLocked };
  });
}
