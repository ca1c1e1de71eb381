export { actorsOfAccount, clinicActor, consoleActor } from './actors.ts';
export { listStaffEvents, type StaffEvent } from './list-staff-events.ts';
export { recordStaffEvent } from './record-staff-event.ts';
