import type { DoctorExpanded } from '#shared/contract/doctors.ts';

/** A doctor with the place in the list, counted from 0. */
export interface ListedDoctor {
  doctor: DoctorExpanded;
  position: number;
  /** Coming into view asks for the next page. */
  isTrigger: boolean;
}

/**
 * The doctors of several pages, each once: when somebody is booked between two calls the order
 * changes, and a doctor of one page can come again on the next.
 * @param triggerPlace the place on the last page, counted from 1, whose doctor asks for the next
 */
export function uniqueDoctors(
  pages: readonly { results: readonly DoctorExpanded[] }[],
  triggerPlace: number,
): ListedDoctor[] {
  const trigger = pages.at(-1)?.results[triggerPlace - 1] ?? pages.at(-1)?.results.at(-1);
  const unique = new Map<number, DoctorExpanded>();
  for (const { results } of pages) {
    for (const doctor of results) {
      if (!unique.has(doctor.id)) unique.set(doctor.id, doctor);
    }
  }
  return [...unique.values()].map((doctor, position) => ({
    doctor,
    position,
    isTrigger: doctor.id === trigger?.id,
  }));
}
