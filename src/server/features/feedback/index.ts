export { findReview } from './find-review.ts';
export { leaveFeedback } from './leave-feedback.ts';
export { listWaitingReviews } from './list-waiting-reviews.ts';
export type { ModeratedReview } from './moderated-review.ts';
export { publishReview } from './publish-review.ts';
export { rejectReview } from './reject-review.ts';
