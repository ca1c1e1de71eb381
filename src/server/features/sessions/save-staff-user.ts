import { ROLE_FLAGS, ROLES, type Role } from '#shared/domain/people/roles.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { hashPassword } from './password.ts';
import { normalUsername } from './staff-rows.ts';

interface StaffAccount {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  /** The clinics and branches of a clinic administrator. */
  readonly clinicIds?: readonly number[];
  readonly branchIds?: readonly number[];
}

const FLAGS = ROLES.map((role) => ROLE_FLAGS[role]);
const FLAG_VALUES = ROLES.map((role) => `$3 = '${role}'`);

/** Saves the account and ends its sessions: a new password or role needs a new sign-in. */
const upsertAccount = prepared<
  { id: number },
  [
    username: string,
    passwordHash: string,
    role: Role,
    clinicIds: readonly number[],
    branchIds: readonly number[],
    now: Date,
  ]
>(
  'upsert_staff_user',
  `with saved as (
     insert into staff_user (username, password_hash, ${FLAGS.join(', ')}, clinic_ids, branch_ids,
       created_at)
     values ($1, $2, ${FLAG_VALUES.join(', ')}, $4, $5, $6)
     on conflict (username) do update set password_hash = excluded.password_hash,
       ${FLAGS.map((flag) => `${flag} = excluded.${flag}`).join(', ')},
       clinic_ids = excluded.clinic_ids, branch_ids = excluded.branch_ids
     returning id),
   ended as (delete from staff_session where staff_user_id in (select id from saved))
   select id from saved`,
);

/** Creates a staff account, or sets the password and role of the one with that username. */
export async function saveStaffUser(
  db: Queryable,
  account: StaffAccount,
  now: number,
): Promise<void> {
  await upsertAccount(db, [
    normalUsername(account.username),
    await hashPassword(account.password),
    account.role,
    account.clinicIds ?? [],
    account.branchIds ?? [],
    new Date(now),
  ]);
}
