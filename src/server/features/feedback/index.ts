export { leaveFeedback } from './leave-feedback.ts';
