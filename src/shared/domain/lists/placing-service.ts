import type { DoctorService, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { bestService } from './best-service.ts';
import { isForAge } from './child-age.ts';
import { wallClockOf } from '../time/zoned-time.ts';

/** The fields of a doctor's service that decide its place. */
type ListedService = Pick<
  DoctorService,
  | 'id'
  | 'clinic_branch'
  | 'total'
  | 'insurances'
  | 'age_from'
  | 'age_to'
  | 'nearest_slot_datetime'
  | 'feedback_count'
>;
type ListedBranch = Pick<ClinicBranch, 'id' | 'city_area' | 'distance'>;

/** The part of a list's query that one service of a doctor matches and another does not. */
export type ListCriteria = Pick<
  DoctorsQuery,
  'ordering' | 'city_area' | 'nearest_city_area' | 'insurance' | 'age' | 'slot_date'
>;

/**
 * The service that earns a doctor the place in a list, and so the one that a card opens with. Among
 * the services that match the filters it is the cheapest by price, the nearest by distance, the
 * soonest of a list for a day; what is equal so far, and every other order, is decided by
 * `bestService`. Null for an empty list of services.
 * @param branches of the doctor; near a district those of the nearest districts come first
 */
export function placingService<Service extends ListedService>(
  services: readonly Service[],
  branches: readonly ListedBranch[],
  criteria: ListCriteria,
): Service | null {
  const branchOf = ({ clinic_branch: id }: Service) => branches.find((each) => each.id === id);
  const matching = services.filter((service) => matches(service, branchOf(service), criteria));
  const candidates = matching.length > 0 ? matching : services;
  const near =
    criteria.nearest_city_area === undefined
      ? candidates
      : lowest(candidates, (service) => {
          const area = branchOf(service)?.city_area;
          return branches.findIndex(({ city_area }) => city_area === area);
        });
  return bestService(lowest(near, (service) => costOf(service, branchOf(service), criteria)));
}

function matches(
  service: ListedService,
  branch: ListedBranch | undefined,
  { city_area: area, insurance, age, slot_date: day }: ListCriteria,
): boolean {
  const { nearest_slot_datetime: nearest } = service;
  return (
    (area === undefined || branch?.city_area === area) &&
    (insurance === undefined || service.insurances.includes(insurance)) &&
    (age === undefined || isForAge(service, age)) &&
    // A list for a day tells the first time from that day on.
    (day === undefined || (nearest !== null && wallClockOf(nearest).date === day))
  );
}

/** The measure that a list is ordered by: the lower, the further up. */
function costOf(
  { total, nearest_slot_datetime: nearest }: ListedService,
  branch: ListedBranch | undefined,
  { ordering, slot_date: day }: ListCriteria,
): number {
  if (ordering === 'price') return total;
  if (ordering === 'distance') return branch?.distance ?? Infinity;
  return day === undefined || nearest === null ? 0 : Date.parse(nearest);
}

function lowest<Item>(items: readonly Item[], costOfItem: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(costOfItem));
  return items.filter((item) => costOfItem(item) === least);
}
