export { appointmentCalendar } from './appointment-calendar.ts';
export { bookAppointment } from './book-appointment.ts';
export { cancelAppointment } from './cancel-appointment.ts';
export { findAppointment, openAppointment } from './find-appointment.ts';
export { listAppointmentFields } from './list-appointment-fields.ts';
export { rescheduleAppointment } from './reschedule-appointment.ts';
export { validateAppointment } from './validate-appointment.ts';
