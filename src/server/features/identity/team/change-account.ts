import type { AccountRights, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { hasFewerRights } from '#shared/domain/identity/branch-rights.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { forbidden } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { lockManaged } from './list-accounts.ts';
import { requireBranchRights } from './require-branch-rights.ts';

const setRights = prepared<
  object,
  [id: number, position: Position, branches: readonly number[], doctor: number | null]
>(
  'set_rights_of_account',
  'update staff_user set position = $2, branch_ids = $3, doctor_id = $4 where id = $1',
);

/**
 * Ends all sessions of an account, also those that a PIN opens, and the unused links that it has made with its former
 * rights, but not one to the account that takes them. Feeds have the rights of the account as they are.
 */
const deleteSessions = prepared<object, [user: number, by: number]>(
  'end_sessions_of_account',
  `with ended as (delete from staff_session where staff_user_id = $1),
   withdrawn as (delete from staff_link where created_by = $1 and staff_user_id <> $2)
   delete from staff_device_person where staff_user_id = $1`,
);

/**
 * Changes position and branches of an account, and ends its sessions if it has fewer rights than before.
 * Throws a 404 for an account that the caller does not manage, a 403 for a position that is not below
 * the own and for an account of another role.
 */
export async function changeAccount(
  site: Site,
  id: number,
  rights: AccountRights,
  manager: Caller,
): Promise<StaffAccount> {
  const now = site.clock();
  return withTransaction(site.database.pool, async (db) => {
    const before = await lockManaged(db, site, manager, id);
    if (before.role !== 'clinic_branch_admin') throw forbidden();
    await requireBranchRights(db, site, manager, rights);
    await setRights(db, [id, rights.position, rights.branch_ids, rights.doctor_id]);
    const details = { position: rights.position };
    await recordStaffEvent(db, { by: manager.id, action: 'changed', now, subject: id, details });
    if (hasFewerRights(rights, before)) {
      await deleteSessions(db, [id, manager.id]);
      await recordStaffEvent(db, { by: manager.id, action: 'session_ended', now, subject: id });
    }
    return { ...before, ...rights };
  });
}
