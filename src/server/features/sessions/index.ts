export { closeSession } from './close-session.ts';
export { findStaffUser } from './find-staff-user.ts';
export { openSession } from './open-session.ts';
export { saveStaffUser } from './save-staff-user.ts';
