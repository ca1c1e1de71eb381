export { bookAppointment } from './book-appointment.ts';
export { findAppointment } from './find-appointment.ts';
export { listAppointmentFields } from './list-appointment-fields.ts';
export { validateAppointment } from './validate-appointment.ts';
