export { checkReferenceIds } from './check-reference-ids.ts';
export { totalDoctorsOfServices, type DoctorTotals } from './doctor-totals.ts';
export { liveIds } from './former-names.ts';
export { areaKey } from './load-reference.ts';
export { localized } from './localized.ts';
export { createReferenceStore, type ReferenceStore } from './reference-store.ts';
export type { ClinicBranchRow, ClinicRow, Names, Reference, ServiceRow } from './reference.ts';
export { nameOfClinic } from './name-of-clinic.ts';
export { watchReference } from './watch-reference.ts';
