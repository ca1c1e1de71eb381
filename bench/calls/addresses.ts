import { CHILD_AGE_CHOICES } from '#shared/domain/catalogue/lists/child-age.ts';
import {
  doctorFiltersToQuery,
  NO_FILTERS,
  SORTS,
  type DoctorFilters,
} from '#shared/domain/catalogue/lists/doctor-filters.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { countryOf } from '#shared/countries/index.ts';
import { localePath, paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { COUNTRY, TODAY } from '../country/country.ts';

/** Addresses of pages of a country, each returned once in a run. */
export interface Addresses {
  /** Returns an address that was neither returned nor reserved before. */
  next(): string;
  /** Excludes addresses that other calls request. */
  reserve(addresses: readonly string[]): void;
}

/** A service of a doctor at a branch, from which addresses are built. */
export interface Offer {
  city: string;
  service: string;
  area: string | null;
  insurances: number[];
  languages: string[];
  doctor: string;
  clinic: string;
}

const MAX_OFFERS = 20_000;
/** The number of duplicates in a row after which a country has no further address. */
const MAX_DUPLICATES = 500;
/** The shares of the kinds of pages; the rest are clinics. */
const LISTS = 0.6;
const PROFILES = 0.3;

/** Creates random addresses of a country's own lists, profiles and clinics, equal in every run. */
export function createAddresses(offers: readonly Offer[]): Addresses {
  const random = createRandom(1, 'addresses-bench');
  const seen = new Set<string>();
  return {
    next() {
      for (let tries = 0; tries < MAX_DUPLICATES; tries += 1) {
        const address = randomAddress(random, offers);
        if (seen.has(address)) continue;
        seen.add(address);
        return address;
      }
      throw new Error(`the country has only ${seen.size} addresses`);
    },
    reserve(addresses) {
      for (const address of addresses) seen.add(address);
    },
  };
}

function randomAddress(random: Random, offers: readonly Offer[]): string {
  const { locales } = countryOf(COUNTRY);
  const [main] = locales;
  // Seven of ten pages are in the main language.
  const locale = random.chance(0.55) ? main : random.pick(locales);
  return localePath(randomPath(random, random.pick(offers)), locale, main);
}

function randomPath(random: Random, offer: Offer): string {
  const kind = random.fraction();
  if (kind < LISTS) {
    const query = doctorFiltersToQuery({ ...NO_FILTERS, ...randomFilters(random, offer) });
    return paths.doctors(offer.city, offer.service, query.size === 0 ? '' : `?${query}`);
  }
  if (kind < LISTS + PROFILES) return paths.doctor(offer.doctor);
  return paths.clinic(offer.city, offer.clinic);
}

/** Returns filters that the doctor of the offer passes, except for the day. */
function randomFilters(random: Random, offer: Offer): Partial<DoctorFilters> {
  const filters: { of: Partial<DoctorFilters>; probability: number }[] = [
    { of: { cityArea: offer.area }, probability: 0.35 },
    { of: { languages: random.sample(offer.languages, 1) }, probability: 0.2 },
    { of: { childAge: random.pick(CHILD_AGE_CHOICES) }, probability: 0.1 },
    { of: { date: addDays(TODAY, random.integer(0, 6)) }, probability: 0.2 },
    offer.insurances.length > 0
      ? { of: { insurance: random.pick(offer.insurances) }, probability: 0.25 }
      : { of: { sort: random.pick(SORTS.filter((sort) => sort !== 'soonest')) }, probability: 0.2 },
  ];
  const chosen = filters.filter(({ probability }) => random.chance(probability));
  return Object.assign({}, ...chosen.map(({ of }) => of)) as Partial<DoctorFilters>;
}

/** Reads random services of doctors, the same in every run. */
export async function readOffers({ pool }: Database): Promise<Offer[]> {
  const { rows } = await runQuery<Offer>(pool, {
    text: `select city.slug as city, service.slug as service, area.slug as area,
        l.insurances, l.languages, doctor.slug as doctor, clinic.slug as clinic
      from doctor_listing l
      join city on city.id = l.city_id
      join service on service.id = l.service_id
      join doctor on doctor.id = l.doctor_id
      join clinic on clinic.id = l.clinic_id
      left join city_area area on area.id = l.city_area_id
      where l.is_active and doctor.is_active
      order by md5(l.doctor_service_id::text) limit $1`,
    values: [MAX_OFFERS],
  });
  return rows;
}
