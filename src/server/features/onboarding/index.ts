export { bookRehearsal } from './book-rehearsal.ts';
export { listOnboardings } from './list-onboardings.ts';
export { publishClinic } from './publish-clinic.ts';
export { startOnboarding } from './start-onboarding.ts';
