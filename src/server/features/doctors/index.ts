export { collapseDoctor } from './collapse-doctor.ts';
export { countByDay } from './count-by-day.ts';
export { describeDoctors } from './describe-doctors.ts';
export { findDoctor } from './find-doctor.ts';
export { listDoctors } from './list-doctors.ts';
export { listNearestDoctors } from './list-nearest-doctors.ts';
export { listPremiumDoctors } from './list-premium-doctors.ts';
export { listReviews } from './list-reviews.ts';
export { presentReview, SELECT_REPLY, type ReviewRow } from './present-review.ts';
