export { findClinic } from './find-clinic.ts';
export { listClinicBranches } from './list-clinic-branches.ts';
export { listClinics } from './list-clinics.ts';
