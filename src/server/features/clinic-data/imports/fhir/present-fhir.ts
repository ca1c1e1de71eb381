import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { FhirSummary } from '#shared/domain/clinic-data/imports/fhir.ts';

/** Returns what a FHIR file has, the largest numbers first. */
export function presentFhir(fhir: FhirSummary | null): Import['fhir'] {
  if (fhir === null) return null;
  const byCount = (a: { count: number; type: string }, b: { count: number; type: string }) =>
    b.count - a.count || (a.type < b.type ? -1 : 1);
  return {
    read: fhir.read.toSorted(byCount).map((line) => ({ ...line })),
    left_out: fhir.left_out.toSorted(byCount).map((line) => ({ ...line })),
    faults: fhir.faults.map((fault) => ({ ...fault })),
    faults_count: fhir.faults_count,
  };
}
