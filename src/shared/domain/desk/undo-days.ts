import { hasPermission, type StaffMember } from '../identity/permissions.ts';

/** The days after the day of a step on which a manager can still take it back. */
const MANAGER_DAYS = 2;

/**
 * Returns the whole days, beyond the day of the step at the branch, for which a member of staff can take back a
 * step of a visit.
 */
export function undoDays(staff: StaffMember): number {
  return hasPermission(staff, 'visits.correct') ? MANAGER_DAYS : 0;
}
