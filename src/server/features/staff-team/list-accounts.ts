import type { StaffUser } from '#shared/contract/sessions.ts';
import type { StaffAccount } from '#shared/contract/staff/accounts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/staff-accounts/index.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { managesAccount, seesAccount } from './reach-of-team.ts';

interface AccountRow extends StaffUserRow {
  is_locked: boolean;
  is_accepted: boolean;
  has_second_factor: boolean;
  last_seen_at: Date | null;
}

const ACCOUNTS = `select ${STAFF_COLUMNS}, u.locked_at is not null as is_locked,
     u.password_hash is not null as is_accepted,
     exists (select from staff_second_factor f where f.staff_user_id = u.id) as has_second_factor,
     greatest(
       (select max(n.last_signed_in_at) from staff_user_network n where n.staff_user_id = u.id),
       (select max(s.last_seen_at) from staff_session s where s.staff_user_id = u.id))
       as last_seen_at
   from staff_user u`;
const selectAccounts = prepared<AccountRow>('staff_accounts', `${ACCOUNTS} order by u.username`);
const lockAccountRow = prepared<AccountRow, [id: number]>(
  'locked_staff_account',
  `${ACCOUNTS} where u.id = $1 for update of u`,
);

/** Lists the accounts that a member of staff sees, by username. */
export async function listAccounts(site: Site, manager: StaffUser): Promise<StaffAccount[]> {
  const rows = await selectAccounts(site.database.pool);
  return rows.flatMap((row) => presentAccount(site, manager, row) ?? []);
}

/**
 * Returns an account that a member of staff manages, and keeps it as it is until the transaction ends.
 * Throws a 404 for every other.
 */
export async function requireManaged(
  db: Queryable,
  site: Site,
  manager: StaffUser,
  id: number,
): Promise<StaffAccount> {
  const [row] = await lockAccountRow(db, [id]);
  const account = row === undefined ? null : presentAccount(site, manager, row);
  if (account === null || !account.can_manage) throw notFound();
  return account;
}

function presentAccount(site: Site, manager: StaffUser, row: AccountRow): StaffAccount | null {
  const user = presentStaffUser(row);
  if (user === null || !seesAccount(site, manager, user)) return null;
  const { last_seen_at: seenAt } = row;
  return {
    id: user.id,
    username: user.username,
    display_name: user.display_name,
    role: user.role,
    clinic_ids: user.clinic_ids,
    branch_ids: user.branch_ids,
    position: user.position,
    doctor_id: user.doctor_id,
    can_manage: managesAccount(site, manager, user),
    is_locked: row.is_locked,
    is_accepted: row.is_accepted,
    has_second_factor: row.has_second_factor,
    last_seen_at: seenAt === null ? null : zonedIso(seenAt.getTime(), site.country.timeZone),
  };
}
