import type { DoctorExpanded } from '#shared/contract/doctors.ts';

/** The first few doctors of a list: those who are free at some time before those who are not. */
export function nearestFree(doctors: readonly DoctorExpanded[], most: number): DoctorExpanded[] {
  return doctors.toSorted((a, b) => Number(b.has_slots) - Number(a.has_slots)).slice(0, most);
}
