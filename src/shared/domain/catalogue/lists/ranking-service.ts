import type { DoctorService, DoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { bestService } from './best-service.ts';
import { isForAge } from './child-age.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** The fields of a service that decide the position of its doctor. */
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

/** The part of a list's query that services of the same doctor match differently. */
export type ListCriteria = Pick<
  DoctorsQuery,
  'ordering' | 'city_area' | 'nearest_city_area' | 'insurance' | 'age' | 'slot_date'
>;

/**
 * Returns the service that decides the position of a doctor in a list; the card shows it first.
 * Among the services that match the filters it is the cheapest if ordered by price, the nearest if
 * ordered by distance, or the soonest if ordered by that or in a list for a day. `bestService` decides ties and all other
 * orders. Returns null without services.
 * @param branches of the doctor; with `nearest_city_area`, those of the nearest districts first
 */
export function rankingService<Service extends ListedService>(
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
    // In a list for a day, it is the first slot from that day on.
    (day === undefined || (nearest !== null && wallClockOf(nearest).date === day))
  );
}

/** Returns the number that a list is ordered by, ascending. */
function costOf(
  { total, nearest_slot_datetime: nearest }: ListedService,
  branch: ListedBranch | undefined,
  { ordering, slot_date: day }: ListCriteria,
): number {
  if (ordering === 'price') return total;
  if (ordering === 'distance') return branch?.distance ?? Infinity;
  if (ordering === 'soonest') return nearest === null ? Infinity : Date.parse(nearest);
  return day === undefined || nearest === null ? 0 : Date.parse(nearest);
}

function lowest<Item>(items: readonly Item[], costOfItem: (item: Item) => number): Item[] {
  const min = Math.min(...items.map(costOfItem));
  return items.filter((item) => costOfItem(item) === min);
}
