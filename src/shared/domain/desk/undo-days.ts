import { hasPermission, type StaffMember } from '../identity/permissions.ts';

/** The further days for those who may correct appointments: managers and clinic administrators. */
const MANAGER_DAYS = 2;

/**
 * Returns the whole days for which a member of staff can take back a step of an appointment, after the day of the
 * appointment or of the step, whichever is later (SQL: `undo_until`).
 */
export function undoDays(staff: StaffMember): number {
  return hasPermission(staff, 'appointments.correct') ? MANAGER_DAYS : 0;
}
