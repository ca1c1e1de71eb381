import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { uniqueById } from '#web/domain/unique-by-id.ts';

/** A doctor with the position in the list, counted from 0. */
export interface ListedDoctor {
  doctor: DoctorExpanded;
  position: number;
  /** True for a paid position. */
  isPromoted: boolean;
  /** True if this doctor, when in view, triggers loading the next page. */
  isTrigger: boolean;
}

interface OtherDoctors {
  /** The doctors shown above the list, who are skipped; positions continue from theirs. */
  before?: readonly DoctorExpanded[] | undefined;
  /** The doctors of paid positions, which follow the first doctor of the list. */
  promoted?: readonly DoctorExpanded[] | undefined;
}

/**
 * Returns the doctors of several pages, each once, with their positions.
 * @param triggerPlace the position on the last page, counted from 1, whose doctor triggers loading
 *   the next page
 */
export function uniqueDoctors(
  pages: readonly { results: readonly DoctorExpanded[] }[],
  triggerPlace: number,
  { before = [], promoted = [] }: OtherDoctors = {},
): ListedDoctor[] {
  const skippedIds = new Set(before.map(({ id }) => id));
  const [first, ...others] = uniqueById(pages).filter(({ id }) => !skippedIds.has(id));
  if (first === undefined) return [];
  const paid = promoted.filter(({ id }) => id !== first.id);
  const paidIds = new Set(paid.map(({ id }) => id));
  const rest = others.filter(({ id }) => !paidIds.has(id));
  const upToTrigger = pages.at(-1)?.results.slice(0, triggerPlace) ?? [];
  const trigger =
    upToTrigger.findLast(({ id }) => !skippedIds.has(id) && !paidIds.has(id)) ??
    rest.at(-1) ??
    first;
  return [first, ...paid, ...rest].map((doctor, index) => ({
    doctor,
    position: before.length + index,
    isPromoted: paidIds.has(doctor.id),
    isTrigger: doctor.id === trigger.id,
  }));
}
