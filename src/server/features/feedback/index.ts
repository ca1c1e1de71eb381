export { leaveFeedback } from './leave-feedback.ts';
export { publishReview } from './publish-review.ts';
