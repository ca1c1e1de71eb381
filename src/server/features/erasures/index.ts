export { completeErasures, expireErasures } from './complete-erasures.ts';
export { confirmErasure, rejectErasure } from './decide-erasure.ts';
export { listErasures } from './list-erasures.ts';
export { prepareErasure } from './prepare-erasure.ts';
