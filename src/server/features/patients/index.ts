export { eraseOldPatients } from './erase-old-patients.ts';
export { erasePatient } from './erase-patient.ts';
