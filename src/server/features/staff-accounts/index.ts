export {
  RIGHTS_COLUMNS,
  RIGHTS_VALUES,
  rightsParameters,
  type RightsParameters,
  type StaffRights,
} from './account-values.ts';
export { changePassword } from './change-password.ts';
export { checkPassword, isPinRight } from './check-password.ts';
export { hashPassword } from './password.ts';
export { requireNewPassword } from './require-new-password.ts';
export { saveStaffUser } from './save-staff-user.ts';
export type { Requester } from './sign-in-limiters.ts';
export { staffNetworkHash } from './staff-network.ts';
export { presentStaffUser, STAFF_COLUMNS, type StaffUserRow } from './staff-rows.ts';
