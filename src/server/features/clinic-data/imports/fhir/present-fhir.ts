import type { FhirFile } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';

/** Returns what a FHIR file has, the largest numbers first. */
export function presentFhir(fhir: FhirFile | null): Import['fhir'] {
  if (fhir === null) return null;
  const byCount = (a: { count: number; type: string }, b: { count: number; type: string }) =>
    b.count - a.count || (a.type < b.type ? -1 : 1);
  return {
    read: fhir.read.toSorted(byCount),
    left_out: fhir.left_out.toSorted(byCount),
    faults: fhir.faults,
    faults_count: fhir.faults_count,
  };
}
