export { collapseDoctor } from './collapse-doctor.ts';
export { findDoctor } from './find-doctor.ts';
export { listDoctors } from './list-doctors.ts';
export { listReviews } from './list-reviews.ts';
