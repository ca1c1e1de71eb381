export { deleteReply } from './delete-reply.ts';
export { findReply, findReplyTo } from './find-reply.ts';
export { listReceivedReviews, requireReceived } from './list-received-reviews.ts';
export { moderateReply, undoReplyDecision } from './moderate-reply.ts';
export { presentReceivedReview } from './present-received-review.ts';
export { reportReview } from './report-review.ts';
export { saveReply } from './save-reply.ts';
