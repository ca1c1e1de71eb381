export { findClinic } from './find-clinic.ts';
export { listClinicReviews } from './list-clinic-reviews.ts';
export { listClinicBranches } from './list-clinic-branches.ts';
export { listClinics } from './list-clinics.ts';
