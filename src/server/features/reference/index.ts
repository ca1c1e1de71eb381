export { checkKnown } from './check-known.ts';
export { localized } from './localized.ts';
export { createReferenceStore, type ReferenceStore } from './reference-store.ts';
export type { ClinicBranchRow, Names, ServiceRow } from './reference.ts';
export { watchReference } from './watch-reference.ts';
