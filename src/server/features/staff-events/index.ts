export { listStaffEvents, type StaffEvent } from './list-staff-events.ts';
