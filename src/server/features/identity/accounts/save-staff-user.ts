import { roleOf } from '#shared/domain/identity/roles.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type pg from 'pg';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { revokeAccess } from '#server/features/identity/sessions/revoke-access.ts';
import {
  RIGHTS_COLUMNS,
  RIGHTS_VALUES,
  rightsParameters,
  type RightsParameters,
  type StaffRights,
} from './account-values.ts';
import { hashPassword } from './password.ts';
import { normalUsername, STAFF_COLUMNS, type StaffUserRow } from './staff-rows.ts';

/** Rights that are undefined stay as they are if the role does; the display name always does. */
interface StaffAccount extends StaffRights {
  readonly password: string;
  /** The actor who saves the account; without one nothing is recorded. */
  readonly by?: string;
  /** True to remove the second factors, which their owner has lost; never unrecorded. */
  readonly isResettingFactors?: boolean;
}

const selectAccount = prepared<StaffUserRow, [username: string]>(
  'staff_user_to_save',
  `select ${STAFF_COLUMNS} from staff_user u where u.username = $1 for no key update`,
);

/** Without the username, whose change would make everyone wait who inserts a row that refers to the account. */
const CHANGED = RIGHTS_COLUMNS.filter((column) => column !== 'username');
const upsertAccount = prepared<
  { id: number; is_locked: boolean },
  [
    ...RightsParameters,
    passwordHash: string,
    now: Date,
    by: string | null,
    action: string,
    isResettingFactors: boolean,
  ]
>(
  'upsert_staff_user',
  `with saved as (
     insert into staff_user (${RIGHTS_COLUMNS.join(', ')}, password_hash, created_at)
     values (${RIGHTS_VALUES}, $8, $9)
     on conflict (username) do update set password_hash = excluded.password_hash,
       ${CHANGED.map((column) => `${column} = excluded.${column}`).join(', ')}
     returning id, locked_at is not null as is_locked),
   reset as (
     delete from staff_second_factor
     where $12 and staff_user_id in (select id from saved)
     returning staff_user_id, kind),
   recorded as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $9, $10, e.action, 'staff_user', e.id, e.details
     from (
       select $11::text as action, id, jsonb_build_object('role', $2::text) as details from saved
       union all
       select 'second_factor_removed', staff_user_id, jsonb_build_object('kind', kind) from reset) e
     where $10::text is not null)
   select id, is_locked from saved`,
);

/**
 * Creates a staff account, or sets the password and rights of the one with that username and revokes its access: a
 * new password or role needs a new sign-in. Returns true if the account is locked, which it stays.
 */
export async function saveStaffUser(
  pool: pg.Pool,
  account: StaffAccount,
  now: number,
): Promise<boolean> {
  const { by, isResettingFactors = false } = account;
  if (isResettingFactors && by === undefined) throw new TypeError('a reset names its actor');
  const hash = await hashPassword(account.password);
  return withTransaction(pool, async (db) => {
    const [known] = await selectAccount(db, [normalUsername(account.username)]);
    const saved = onlyRow(
      await upsertAccount(db, [
        ...rightsParameters(withKnownRights(account, known)),
        hash,
        new Date(now),
        by ?? null,
        known === undefined ? 'created' : 'changed',
        isResettingFactors,
      ]),
    );
    await revokeAccess(db, saved.id);
    return saved.is_locked;
  });
}

function withKnownRights(account: StaffAccount, known: StaffUserRow | undefined): StaffRights {
  const { username, role, displayName = known?.display_name ?? '' } = account;
  const kept = known !== undefined && roleOf(known) === role ? known : undefined;
  return {
    username,
    role,
    displayName,
    position: account.position ?? kept?.position ?? null,
    doctorId: (account.doctorId === undefined ? kept?.doctor_id : account.doctorId) ?? null,
    clinicIds: account.clinicIds ?? kept?.clinic_ids ?? [],
    branchIds: account.branchIds ?? kept?.branch_ids ?? [],
  };
}
