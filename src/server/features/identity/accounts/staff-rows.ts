import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { roleOf } from '#shared/domain/identity/roles.ts';
import type { Tables } from '#server/db/tables.ts';

/** A staff user, without the password. */
export type StaffUserRow = Omit<
  Tables['staff_user'],
  'password_hash' | 'pin_hash' | 'created_at' | 'locked_at' | 'name_key' | 'phone'
>;

export const STAFF_COLUMNS = `u.id, u.username, u.display_name, u.is_superuser, u.is_clinic_admin,
  u.is_clinic_branch_admin, u.is_account_manager, u.is_copywriter, u.is_operator,
  u.is_operator_manager, u.clinic_ids, u.branch_ids, u.position, u.doctor_id`;

/** Converts a staff user to its API form; null for an account without a role, which has no rights. */
export function presentStaffUser(row: StaffUserRow): StaffUser | null {
  const role = roleOf(row);
  if (role === null) return null;
  return {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    role,
    is_superuser: row.is_superuser,
    is_clinic_admin: row.is_clinic_admin,
    is_clinic_branch_admin: row.is_clinic_branch_admin,
    is_account_manager: row.is_account_manager,
    is_copywriter: row.is_copywriter,
    is_operator: row.is_operator,
    is_operator_manager: row.is_operator_manager,
    clinic_ids: row.clinic_ids,
    branch_ids: row.branch_ids,
    position: row.position,
    doctor_id: row.doctor_id,
  };
}

/** Normalizes a username: letter case and Unicode form do not matter. */
export function normalUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
