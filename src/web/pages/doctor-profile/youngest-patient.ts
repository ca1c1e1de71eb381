import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';

/** Returns the minimum age of the doctor's youngest patients in months; null if all are adults. */
export function youngestPatient(
  services: readonly Pick<DoctorService, 'age_from' | 'service'>[],
): number | null {
  const ages = services
    .filter(({ service }) => service.is_for_children)
    .map((each) => each.age_from);
  return ages.length === 0 ? null : Math.min(...ages);
}
