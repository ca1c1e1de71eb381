import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { shownService } from '#web/features/doctors/branch/branch-options.ts';

/**
 * Returns the first few doctors of a list by distance; those without slots at their nearest branch
 * come last.
 */
export function nearestAvailable(
  doctors: readonly DoctorExpanded[],
  max: number,
): DoctorExpanded[] {
  const hasSlot = (doctor: DoctorExpanded) =>
    (shownService(doctor, { ordering: 'distance' })?.nearest_slot_datetime ?? null) !== null;
  return doctors.toSorted((a, b) => Number(hasSlot(b)) - Number(hasSlot(a))).slice(0, max);
}
