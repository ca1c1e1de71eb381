import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { uniqueById } from '#web/domain/unique-by-id.ts';

/** A doctor with the position in the list, counted from 0. */
export interface ListedDoctor {
  doctor: DoctorExpanded;
  position: number;
  /** True if this doctor, when in view, triggers loading the next page. */
  isTrigger: boolean;
}

/**
 * Returns the doctors of several pages, each once, with their positions.
 * @param before the doctors shown above the list, which are skipped; positions continue from theirs
 * @param triggerPlace the position on the last page, counted from 1, whose doctor triggers loading
 *   the next page
 */
export function uniqueDoctors(
  pages: readonly { results: readonly DoctorExpanded[] }[],
  triggerPlace: number,
  before: readonly { id: number }[] = [],
): ListedDoctor[] {
  const shownIds = new Set(before.map(({ id }) => id));
  const doctors = uniqueById(pages).filter(({ id }) => !shownIds.has(id));
  const upToTrigger = pages.at(-1)?.results.slice(0, triggerPlace) ?? [];
  const trigger = upToTrigger.findLast(({ id }) => !shownIds.has(id)) ?? doctors.at(-1);
  return doctors.map((doctor, index) => ({
    doctor,
    position: before.length + index,
    isTrigger: doctor.id === trigger?.id,
  }));
}
