import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { grantOf, type Permission } from '#shared/domain/identity/permissions.ts';

/** The data that a permission of an account reaches. */
export interface Reach {
  /** True if it reaches every clinic of the country; the other fields then say nothing. */
  readonly isAll: boolean;
  readonly clinics: readonly number[];
  readonly branches: readonly number[];
  /** The only doctor whose appointments are visible; null if those of all doctors are. */
  readonly doctor: number | null;
}

/** The member of staff that makes a call, and how far the permission of the call reaches. */
export interface Caller extends StaffUser {
  readonly reach: Reach;
  /** The session of the call; null for a reader of a calendar feed. */
  readonly session: number | null;
}

/** Returns an account as the caller of a call that needs a permission; null without the permission. */
export function callerOf(
  user: StaffUser,
  permission: Permission,
  session: number | null = null,
): Caller | null {
  const grant = grantOf(user, permission);
  if (grant === null) return null;
  const isOfClinics = user.role === 'clinic_admin';
  return {
    ...user,
    session,
    reach: {
      isAll: grant === 'all',
      clinics: isOfClinics ? user.clinic_ids : [],
      branches: isOfClinics ? [] : user.branch_ids,
      doctor: user.position === 'doctor' ? user.doctor_id : null,
    },
  };
}
