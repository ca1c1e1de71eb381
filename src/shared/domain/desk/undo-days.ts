import { hasPermission, type StaffMember } from '../identity/permissions.ts';

/** The days after the day of a step on which a manager can still take it back. */
const MANAGER_DAYS = 2;

/**
 * Returns the whole days, beyond the day of the step at the branch, for which a member of staff can take back a
 * step of an appointment.
 */
export function undoDays(staff: StaffMember): number {
  return hasPermission(staff, 'appointments.correct') ? MANAGER_DAYS : 0;
}
