import type { Api } from '#shared/contract/api.ts';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { City, ClinicBranch } from '#shared/contract/catalogue/places.ts';
import type { Service, ServicesQuery } from '#shared/contract/catalogue/services.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';
import { daysBetween, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { WINDOW_DAYS } from '#shared/domain/booking/slots/slot-window.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { branchOptions } from '#web/features/doctors/branch/branch-options.ts';

/** A card of a doctors list. */
export interface Card extends Specialty {
  doctor: DoctorExpanded;
  /** The service and branch that the card shows first. */
  service: DoctorService;
  branch: ClinicBranch;
}

/** A card with its first slot of a day. */
export interface OfferedSlot extends Card {
  slot: Slot;
}

/** The number of cards on the first page of a list, also on a phone. */
const FIRST_CARDS = 5;

/** A specialty with the list of its doctors. */
export interface Specialty {
  specialty: Service;
  city: City;
  /** The path of the list, without the language. */
  list: string;
}

/** Returns the specialties of a city, the one with most doctors first. */
export function specialties(api: Api, cityIndex = 0): Promise<Specialty[]> {
  return listsOf(api, cityIndex, {
    type: 'initial-appointment',
    has_adult_service: false,
    is_primary: true,
  });
}

/** Returns the lists of services in the city at a position, the one with most doctors first. */
async function listsOf(api: Api, cityIndex: number, query: ServicesQuery): Promise<Specialty[]> {
  const city = (await api.cities()).results[cityIndex];
  if (city === undefined) throw new Error('The country has no such city');
  const services = await api.services({ ...query, city: city.id, limit: 'none' });
  return services.results
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .map((specialty) => ({ specialty, city, list: paths.doctors(city.slug, specialty.slug) }));
}

/**
 * Returns the specialty with most doctors, none of them promoted, in the city at a position, the
 * largest first.
 */
export async function findSpecialty(api: Api, cityIndex = 0): Promise<Specialty> {
  for (const listed of await specialties(api, cityIndex)) {
    const service = String(listed.specialty.id);
    const { count } = await api.premiumDoctors({ city: listed.city.id, service, limit: 1 });
    if (count === 0) return listed;
  }
  throw new Error('The demo data has no such specialty');
}

/** Returns a specialty for adults that has a children's variant. */
export async function findVariants(api: Api) {
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('There is no city');
  const { results } = await api.services({
    city: city.id,
    is_primary: true,
    has_adult_service: false,
    expand: 'children_service',
    limit: 'none',
  });
  for (const service of results.toSorted((a, b) => b.doctors_count - a.doctors_count)) {
    const children = service.children_service;
    if (typeof children === 'object' && children !== null) return { city, service, children };
  }
  throw new Error('The demo data has no variants');
}

/**
 * Yields the first cards of each list, longer lists first. Skips the list of `findSpecialty`, whose
 * content must not change while other tests page through it.
 */
async function* cards(api: Api): AsyncGenerator<Card> {
  const { list: skipped } = await findSpecialty(api);
  for (const listed of [
    ...(await specialties(api)),
    ...(await listsOf(api, 0, { type: 'procedure' })),
  ]) {
    if (listed.list === skipped) continue;
    const page = await api.doctors({
      city: listed.city.id,
      service: String(listed.specialty.id),
      limit: FIRST_CARDS,
    });
    for (const doctor of page.results) {
      const [option] = branchOptions(doctor);
      if (option !== undefined) yield { ...listed, doctor, ...option };
    }
  }
}

/** Returns the first card that matches. */
export async function findCard(
  api: Api,
  matches: (card: Card) => boolean | Promise<boolean>,
): Promise<Card> {
  for await (const card of cards(api)) if (await matches(card)) return card;
  throw new Error('The demo data has no such card');
}

/** Two days after the start of the e2e server's clock: texts have names for today and tomorrow. */
const DEFAULT_DAY = '2026-11-25';

/** The properties that a slot must have. */
export interface SlotQuery {
  /** The day of the slot, within the first view of the card; by default `DEFAULT_DAY`. */
  day?: PlainDate;
  /** Matches the questions of the branch; by default there are none. */
  questions?: (fields: readonly AppointmentField[]) => boolean;
  /** Requires price conditions; by default there are none. */
  conditions?: boolean;
  /** Requires reception in order of arrival; by default by appointment. */
  walkIn?: boolean;
}

/** Returns the first slot that matches, of a doctor whom `accepts` does not skip. */
export async function findSlot(
  api: Api,
  query: SlotQuery,
  accepts: (doctor: DoctorExpanded) => boolean = () => true,
): Promise<OfferedSlot> {
  const { day = DEFAULT_DAY, conditions = false, walkIn = false } = query;
  const { questions = (fields) => fields.length === 0 } = query;
  let slot: Slot | undefined;
  const card = await findCard(api, async ({ doctor, service, branch }) => {
    const nearest = service.nearest_slot_datetime;
    if (nearest === null || service.on_walk_in_basis !== walkIn) return false;
    if (daysBetween(wallClockOf(nearest).date, day) >= WINDOW_DAYS) return false;
    if (Boolean(service.price_conditions) !== conditions) return false;
    if (!questions((await api.appointmentFields({ id: branch.id })).results)) return false;
    const { results } = await api.slots({
      doctor: String(doctor.id),
      service: String(service.service.id),
      clinic_branch: String(branch.id),
      date_from: day,
      date_to: day,
    });
    slot = results.find(({ doctor_service }) => doctor_service === service.id);
    return slot !== undefined && accepts(doctor);
  });
  if (slot === undefined) throw new Error('The demo data has no such slot');
  return { ...card, slot };
}
