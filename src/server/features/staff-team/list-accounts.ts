import type { StaffUser } from '#shared/contract/sessions.ts';
import type { StaffAccount } from '#shared/contract/staff/accounts.ts';
import { managedRoles } from '#shared/domain/people/staff/managed-roles.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/staff-accounts/index.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

interface AccountRow extends StaffUserRow {
  is_locked: boolean;
  is_accepted: boolean;
  has_second_factor: boolean;
  last_signed_in_at: Date | null;
}

const selectAccounts = prepared<AccountRow>(
  'staff_accounts',
  `select ${STAFF_COLUMNS}, u.locked_at is not null as is_locked,
     u.password_hash is not null as is_accepted,
     exists (select from staff_second_factor f where f.staff_user_id = u.id) as has_second_factor,
     (select max(n.last_signed_in_at) from staff_user_network n where n.staff_user_id = u.id)
       as last_signed_in_at
   from staff_user u order by u.username`,
);

/** Lists the accounts whose role a member of staff manages, by username. */
export async function listAccounts(site: Site, manager: StaffUser): Promise<StaffAccount[]> {
  const managed = managedRoles(manager.role);
  const rows = await selectAccounts(site.database.pool);
  return rows.flatMap((row) => {
    const user = presentStaffUser(row);
    if (user === null || !managed.includes(user.role)) return [];
    const { last_signed_in_at: signedInAt } = row;
    return {
      id: user.id,
      username: user.username,
      display_name: user.display_name,
      role: user.role,
      clinic_ids: user.clinic_ids,
      is_locked: row.is_locked,
      is_accepted: row.is_accepted,
      has_second_factor: row.has_second_factor,
      last_signed_in_at:
        signedInAt === null ? null : zonedIso(signedInAt.getTime(), site.country.timeZone),
    };
  });
}

/** Returns an account that a member of staff manages; throws a 404 for every other. */
export async function requireManaged(
  site: Site,
  manager: StaffUser,
  id: number,
): Promise<StaffAccount> {
  const account = (await listAccounts(site, manager)).find((each) => each.id === id);
  if (account === undefined) throw notFound();
  return account;
}
