export { applyDueAbsences } from './apply-absences.ts';
export { beginAbsence } from './begin-absence.ts';
export { confirmAbsence, endAbsence } from './decide-absence.ts';
export { listAbsences } from './list-absences.ts';
export { listAbsentDoctors, requireDoctor } from './list-doctors.ts';
export { readAbsence } from './read-absence.ts';
