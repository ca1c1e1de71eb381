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

interface StaffAccount extends StaffRights {
  readonly password: string;
  /** The actor who removes the second factors, which their owner has lost; null keeps them. */
  readonly factorsResetBy?: string | null;
}

/** Saves the account, and removes its second factors if that is asked for. */
const upsertAccount = prepared<
  { id: number },
  [...RightsParameters, passwordHash: string, now: Date, factorsResetBy: string | null]
>(
  'upsert_staff_user',
  `with saved as (
     insert into staff_user (${RIGHTS_COLUMNS.join(', ')}, password_hash, created_at)
     values (${RIGHTS_VALUES}, $8, $9)
     on conflict (username) do update set password_hash = excluded.password_hash,
       ${RIGHTS_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
     returning id),
   reset as (
     delete from staff_second_factor
     where $10::text is not null and staff_user_id in (select id from saved)
     returning staff_user_id, kind),
   recorded as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $9, $10, 'second_factor_removed', 'staff_user', staff_user_id,
       jsonb_build_object('kind', kind)
     from reset)
   select id from saved`,
);

/**
 * Creates a staff account, or sets the password and rights of the one with that username and revokes its access: a
 * new password or role needs a new sign-in.
 */
export async function saveStaffUser(
  pool: pg.Pool,
  account: StaffAccount,
  now: number,
): Promise<void> {
  const hash = await hashPassword(account.password);
  await withTransaction(pool, async (db) => {
    const [saved] = await upsertAccount(db, [
      ...rightsParameters(account),
      hash,
      new Date(now),
      account.factorsResetBy ?? null,
    ]);
    if (saved !== undefined) await revokeAccess(db, saved.id);
  });
}
