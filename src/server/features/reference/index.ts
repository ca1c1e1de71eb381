export { checkKnown } from './check-known.ts';
export { sumDoctorsOfServices, type DoctorSum } from './doctor-sums.ts';
export { localized } from './localized.ts';
export { createReferenceStore, type ReferenceStore } from './reference-store.ts';
export type { ClinicBranchRow, ClinicRow, Names, Reference, ServiceRow } from './reference.ts';
export { watchReference } from './watch-reference.ts';
