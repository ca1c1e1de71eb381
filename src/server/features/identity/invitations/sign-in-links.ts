import type { Role } from '#shared/domain/identity/roles.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { startSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import {
  RIGHTS_COLUMNS,
  RIGHTS_VALUES,
  rightsParameters,
  type RightsParameters,
} from '#server/features/identity/accounts/account-values.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { createLink, takeLink } from './link-rows.ts';

const LIFETIME_MS = 24 * 3_600_000;

const selectLargestBranch = prepared<{ branch_id: number; clinic_id: number }>(
  'largest_branch',
  `select b.id as branch_id, b.clinic_id from clinic_branch b
   left join schedule s on s.clinic_branch_id = b.id
   group by b.id order by count(s.id) desc, b.id limit 1`,
);

/** Saves an account without a password, so that only links open it. */
const saveDemoAccount = prepared<{ id: number }, [...RightsParameters, now: Date]>(
  'save_demo_staff_user',
  `insert into staff_user (${RIGHTS_COLUMNS.join(', ')}, created_at)
   values (${RIGHTS_VALUES}, $8)
   on conflict (username) do update set clinic_ids = excluded.clinic_ids,
     branch_ids = excluded.branch_ids
   returning id`,
);

/**
 * Returns the token of a link that signs in once, within 24 hours, as a demo account with this role, of
 * the largest branch and its clinic. The link replaces password and second factor: call it only for demo
 * data, and never in production.
 */
export async function createSignInLink(
  site: Pick<Site, 'database' | 'secret' | 'clock'>,
  role: Role,
): Promise<string> {
  const { pool } = site.database;
  const [largest] = await selectLargestBranch(pool);
  const rights = {
    username: `demo-${role.replaceAll('_', '-')}`,
    role,
    clinicIds: role === 'clinic_admin' && largest !== undefined ? [largest.clinic_id] : [],
    branchIds: role === 'clinic_branch_admin' && largest !== undefined ? [largest.branch_id] : [],
    position: role === 'clinic_branch_admin' ? ('manager' as const) : null,
  };
  const now = new Date(site.clock());
  const account = onlyRow(await saveDemoAccount(pool, [...rightsParameters(rights), now]));
  return createLink(pool, site, account.id, { purpose: 'sign_in', lifetimeMs: LIFETIME_MS });
}

const selectDemoAccount = prepared<StaffUserRow, [user: number]>(
  'staff_user_without_password',
  `select ${STAFF_COLUMNS} from staff_user u where u.id = $1 and u.password_hash is null`,
);

/** Signs in with a link of `createSignInLink`; throws a 404 for one that is unknown, used or expired. */
export async function openSignInLink(
  site: Site,
  token: string,
  client: Client,
): Promise<SignInResult> {
  return withTransaction(site.database.pool, async (db) => {
    const userId = await takeLink(db, site, token, 'sign_in');
    const [row] = userId === null ? [] : await selectDemoAccount(db, [userId]);
    const user = row === undefined ? null : presentStaffUser(row);
    if (user === null) throw notFound();
    return startSignIn(db, site, { user, proof: 'link' }, client);
  });
}
