import type { AccountsQuery, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { managesAccount } from './reach-of-team.ts';
import { IS_SEEN, ROLE_OF_ACCOUNT, seenBy, type Seen } from './seen-accounts.ts';

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

const PAGE_SIZE = 50;

/** Selects a page of the accounts that a member of staff sees; `IS_SEEN` takes the first four parameters. */
const selectAccounts = prepared<
  AccountRow,
  [...Seen, words: string[], role: Role | null, after: string, limit: number]
>(
  'staff_accounts',
  `with words as materialized (select word, name_key(word) as key from unnest($5::text[]) word)
   ${ACCOUNTS}
   where ${IS_SEEN} and u.username > $7 and ($6::text is null or ${ROLE_OF_ACCOUNT} = $6)
     and not exists (
       select from words w
       where strpos(u.username, w.word) = 0
         and (w.key = '' or ' ' || u.name_key not like '% ' || w.key || '%'))
   order by u.username limit $8`,
);
const selectAccount = prepared<AccountRow, [id: number]>(
  'staff_account',
  `${ACCOUNTS} where u.id = $1`,
);

/**
 * Lists the accounts that a member of staff sees, by username. The words of `text` are beginnings of words of the
 * name, or parts of the username; `cursor` is the username that the page begins after.
 */
export async function listAccounts(
  site: Site,
  manager: Caller,
  { text = '', role, cursor = '' }: AccountsQuery,
): Promise<{ results: StaffAccount[]; next: string | null }> {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await selectAccounts(site.database.pool, [
    ...seenBy(manager),
    words,
    role ?? null,
    cursor,
    PAGE_SIZE + 1,
  ]);
  const results = rows
    .slice(0, PAGE_SIZE)
    .flatMap((row) => presentAccount(site, manager, row) ?? []);
  const next = rows.length > PAGE_SIZE ? (results.at(-1)?.username ?? null) : null;
  return { results, next };
}

/** Returns an account that a member of staff manages; throws a 404 for every other. */
export async function requireManaged(
  db: Queryable,
  site: Site,
  manager: Caller,
  id: number,
): Promise<StaffAccount> {
  const [row] = await selectAccount(db, [id]);
  const account = row === undefined ? null : presentAccount(site, manager, row);
  if (account === null || !account.can_manage) throw notFound();
  return account;
}

/**
 * Returns an account that a member of staff manages, and keeps both accounts as they are until the transaction ends.
 * Throws a 401 if the session of the manager has ended since the request began, and a 404 for every other account.
 */
export async function lockManaged(
  db: Queryable,
  site: Site,
  manager: Caller,
  id: number,
): Promise<StaffAccount> {
  await lockSession(db, site, manager, id);
  return requireManaged(db, site, manager, id);
}

function presentAccount(site: Site, manager: Caller, row: AccountRow): StaffAccount | null {
  const user = presentStaffUser(row);
  if (user === null) return null;
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
