import type { Country } from '#shared/countries/country.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { Branch } from '../branch.ts';
import { WORDINGS } from '../country/wording.ts';
import { clinicTexts } from '../data/clinic-texts.ts';
import type { ClinicBrand, Metro } from '../data/types.ts';
import type { City, Street } from '#server/features/clinic-data/starter/data/types.ts';
import { inLanguages, textIn } from '../localized.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Json } from '#server/features/clinic-data/starter/service-rows.ts';
import type { ClinicBranchRow, ClinicRow } from '../rows.ts';
import { clinicPhone } from './clinic-phone.ts';
import { createClinicPlaces } from './clinic-places.ts';
import type { ClinicPlace } from './clinic-places.ts';
import { nearestStations } from './places/nearest-stations.ts';
import { placeNearby } from './places/place-nearby.ts';
import type { StoredPlaces } from './places/place-rows.ts';
import { arrivalFacts, type ArrivalFacts } from './arrival-facts.ts';

/** The data shared by all clinics of a country. */
export interface ClinicSources {
  readonly seed: number;
  readonly country: Country;
  readonly brands: readonly ClinicBrand[];
  /** The number of clinics per brand; names after the first are numbered. */
  readonly copies: number;
  readonly cities: readonly City[];
  readonly areasByCity: StoredPlaces['areasByCity'];
  /** The metros by slug of the city. */
  readonly metros: Readonly<Record<string, Metro>>;
  readonly insuranceIds: readonly number[];
}

const INSURANCE_SHARE = 0.65;
const MAX_HOUSE_NUMBER = 140;
const NO_METRO: Metro = { colours: {}, stations: [] };
/** The maximum distance of a branch from the centre of its area. */
const MAX_DISTANCE_METRES = 900;

export function makeClinics(sources: ClinicSources): {
  clinic: ClinicRow[];
  clinic_branch: ClinicBranchRow[];
  branches: Branch[];
} {
  const { seed, country, brands, copies, cities, areasByCity } = sources;
  const choosePlaces = createClinicPlaces(cities, areasByCity);
  const clinics: ClinicRow[] = [];
  const rows: ClinicBranchRow[] = [];
  const branches: Branch[] = [];

  for (let copy = 1; copy <= copies; copy += 1) {
    for (const { slug, kind, names, field = null } of brands) {
      const clinic: ClinicRow = {
        id: clinics.length + 1,
        slug: copy === 1 ? slug : `${slug}-${copy}`,
        names: inLanguages(country.locales, (language) =>
          copy === 1 ? textIn(names, language) : `${textIn(names, language)} ${copy}`,
        ),
        descriptions: clinicTexts.descriptions[kind],
        is_draft: false,
        // Logos belong to real clinics; demo clinics have a drawn front.
        logo: null,
        // Example domains reach no one (RFC 2606).
        website: `https://${slug}.example`,
      };
      clinics.push(clinic);
      const random = createRandom(seed, country.code, 'clinic', clinic.id);
      for (const place of choosePlaces(random, kind)) {
        const id = rows.length + 1;
        rows.push({
          id,
          clinic_id: clinic.id,
          names: clinic.names,
          phone: clinicPhone(place.city.slug, id),
          ...arrivalFacts(createRandom(seed, country.code, 'visit', id), country.locales),
          ...locate(random, sources, place),
        });
        branches.push({
          id,
          clinicId: clinic.id,
          cityId: place.city.id,
          kind,
          field,
          insurances: acceptedInsurances(random, sources.insuranceIds),
        });
      }
    }
  }
  return { clinic: clinics, clinic_branch: rows, branches };
}

function acceptedInsurances(random: Random, ids: readonly number[]): number[] {
  if (!random.chance(INSURANCE_SHARE)) return [];
  return random.sample(ids, random.integer(3, 8)).sort((a, b) => a - b);
}

function locate(
  random: Random,
  { country, metros }: ClinicSources,
  { city, stored }: ClinicPlace,
): Omit<ClinicBranchRow, keyof ArrivalFacts | 'id' | 'clinic_id' | 'names' | 'phone'> {
  const position = placeNearby(random, stored?.area ?? city, MAX_DISTANCE_METRES);
  const street = random.pick(streetsOf(city, stored));
  const house = random.integer(1, MAX_HOUSE_NUMBER);
  return {
    city_id: city.id,
    city_area_id: stored?.id ?? null,
    addresses: inLanguages(country.locales, (language) =>
      WORDINGS[language].address(textIn(street.names, language), house),
    ),
    ...position,
    stations: stationsNear(metros[city.slug] ?? NO_METRO, position),
  };
}

/** Returns the streets of an area, or of the city if it has no areas. */
function streetsOf(city: City, stored: ClinicPlace['stored']): readonly Street[] {
  if (stored === undefined) return city.streets;
  return city.streets.filter(({ areas }) => areas.includes(stored.area.slug));
}

function stationsNear({ stations, colours }: Metro, position: Coordinates): Json {
  return nearestStations(stations, position).map(({ station, distance }) => ({
    names: station.names,
    distance,
    location: { lat: station.lat, lng: station.lng },
    lines: station.lines.flatMap((name) => {
      const colour = colours[name]?.slice(1);
      return colour === undefined ? [] : [{ name, colour }];
    }),
  }));
}
