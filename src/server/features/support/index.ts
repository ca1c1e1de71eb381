export { cancelForPatient } from './cancel-for-patient.ts';
export { lookUpAppointment } from './look-up-appointment.ts';
