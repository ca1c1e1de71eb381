export { cancelForPatient } from './cancel-for-patient.ts';
export { findForCaller, type Caller } from './find-for-caller.ts';
export { lookUpAppointment } from './look-up-appointment.ts';
export { moveForPatient } from './move-for-patient.ts';
export { resendLinkForPatient } from './resend-link-for-patient.ts';
