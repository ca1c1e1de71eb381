import type { AccountsQuery, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { AccountFilter } from '#shared/domain/identity/account-states.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
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
import { notFound, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { managesAccount } from './reach-of-team.ts';
import { IS_SEEN, ROLE_OF_ACCOUNT, seenBy, type Seen } from './seen-accounts.ts';

interface AccountRow extends StaffUserRow {
  is_locked: boolean;
  is_accepted: boolean;
  invitation_ends_at: Date | null;
  has_second_factor: boolean;
  last_seen_at: Date | null;
}

const HAS_SECOND_FACTOR = `exists (select from staff_second_factor f where f.staff_user_id = u.id)`;
const LAST_SEEN = `greatest(
       (select max(n.last_signed_in_at) from staff_user_network n where n.staff_user_id = u.id),
       (select max(s.last_seen_at) from staff_session s where s.staff_user_id = u.id))`;

const ACCOUNTS = `select ${STAFF_COLUMNS}, u.locked_at is not null as is_locked,
     u.password_hash is not null as is_accepted,
     (select max(l.expires_at) from staff_link l
      where l.staff_user_id = u.id and l.purpose = 'invitation') as invitation_ends_at,
     ${HAS_SECOND_FACTOR} as has_second_factor, ${LAST_SEEN} as last_seen_at
   from staff_user u`;

/** The state of an account `u`, as `accountState` returns it. */
const STATE_OF_ACCOUNT = `case when u.locked_at is not null then 'locked'
       when u.password_hash is null and ${LAST_SEEN} is null then 'invited' else 'active' end`;

const PAGE_SIZE = 50;

/** Selects a page of the accounts that a member of staff sees; `IS_SEEN` takes the first four parameters. */
const selectAccounts = prepared<
  AccountRow,
  [
    ...Seen,
    words: string[],
    role: Role | null,
    after: string,
    limit: number,
    position: Position | null,
    branch: number | null,
    state: AccountFilter | null,
  ]
>(
  'staff_accounts',
  `with words as materialized (select word, name_key(word) as key from unnest($5::text[]) word)
   ${ACCOUNTS}
   where ${IS_SEEN} and u.username > $7 and ($6::text is null or ${ROLE_OF_ACCOUNT} = $6)
     and ($9::text is null or u.position = $9)
     and ($10::integer is null or $10 = any (u.branch_ids)
       or u.clinic_ids && array(select b.clinic_id from clinic_branch b where b.id = $10))
     and ($11::text is null or ${STATE_OF_ACCOUNT} = $11
       or $11 = 'unprotected' and ${STATE_OF_ACCOUNT} = 'active' and not ${HAS_SECOND_FACTOR})
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

const selectSeenAccount = prepared<AccountRow, [...Seen, id: number]>(
  'seen_staff_account',
  `${ACCOUNTS} where ${IS_SEEN} and u.id = $5`,
);

/**
 * Lists the accounts that a member of staff sees, by username. The words of `text` are beginnings of words of the
 * name, or parts of the username; `cursor` is the username that the page begins after.
 */
export async function listAccounts(
  site: Site,
  manager: Caller,
  { text = '', role, position, branch_id: branch, state, cursor = '' }: AccountsQuery,
): Promise<{ results: StaffAccount[]; next: string | null }> {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await selectAccounts(site.database.pool, [
    ...seenBy(manager),
    words,
    role ?? null,
    cursor,
    PAGE_SIZE + 1,
    position ?? null,
    branch ?? null,
    state ?? null,
  ]);
  const results = rows
    .slice(0, PAGE_SIZE)
    .flatMap((row) => presentAccount(site, manager, row) ?? []);
  const next = rows.length > PAGE_SIZE ? (results.at(-1)?.username ?? null) : null;
  return { results, next };
}

/** Returns an account that a member of staff sees; throws a 404 for every other. */
export async function findAccount(site: Site, manager: Caller, id: number): Promise<StaffAccount> {
  const row = requireRow(await selectSeenAccount(site.database.pool, [...seenBy(manager), id]));
  const account = presentAccount(site, manager, row);
  if (account === null) throw notFound();
  return account;
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
  const { last_seen_at: seenAt, invitation_ends_at: endsAt } = row;
  const isOpen = endsAt !== null && endsAt.getTime() > site.clock();
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
    invitation_ends_at: isOpen ? zonedIso(endsAt.getTime(), site.country.timeZone) : null,
    has_second_factor: row.has_second_factor,
    last_seen_at: seenAt === null ? null : zonedIso(seenAt.getTime(), site.country.timeZone),
  };
}
