export { describePreparation } from './describe-preparation.ts';
export { withPreparation } from './with-preparation.ts';
