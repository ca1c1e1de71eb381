import { ROLE_FLAGS, ROLES, type Role } from '#shared/domain/people/roles.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { hashPassword } from './password.ts';
import { normalUsername } from './staff-rows.ts';

interface StaffAccount {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  /** What an administrator of clinics is entitled to. */
  readonly clinicIds?: readonly number[];
  readonly branchIds?: readonly number[];
}

const FLAGS = ROLES.map((role) => ROLE_FLAGS[role]);
const FLAG_VALUES = ROLES.map((role) => `$3 = '${role}'`);

/** Who had signed in with the password or the role before has to do so again. */
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

/** Creates an account of the staff, or gives the one of that name another password and role. */
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
