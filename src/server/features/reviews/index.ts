export { listLatestReviews } from './list-latest-reviews.ts';
