export { appointmentCalendar } from './calendar/appointment-calendar.ts';
export { bookAppointment } from './book-appointment.ts';
export { isCheckInCode } from './check-in-code.ts';
export { cancelAppointment } from './changes/cancel-appointment.ts';
export { findAppointment, findAppointmentRow, readAppointment } from './find-appointment.ts';
export { listAppointmentFields } from './list-appointment-fields.ts';
export { takenIfOverlapping } from './overlap.ts';
export { moveAppointment, rescheduleAppointment } from './changes/reschedule-appointment.ts';
export { validateAppointment } from './validate-appointment.ts';
