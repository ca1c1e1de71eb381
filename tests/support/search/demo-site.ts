import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import { searchedLanguages } from '#server/features/catalogue/search/searched-languages.ts';
import { SearchIndex } from '#server/features/catalogue/search/engine/search-index.ts';
import type { SearchDoc } from '#server/features/catalogue/search/engine/words/doc-words.ts';
import type { SearchSite } from '#server/features/catalogue/search/search-context.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { generate } from '#demo/generate.ts';

const DOCTORS = 300;
const OPTIONS = { doctors: DOCTORS, seed: 7, today: '2026-11-23' } as const;

type Doc = Pick<SearchDoc, 'type' | 'entity' | 'slug' | 'titles' | 'aliases' | 'weight'>;

/**
 * Creates the search of a country's demo data in memory. Every city has all services and a share of the
 * doctors and clinics, so that a result depends on the words only.
 */
export function createDemoSite(code: CountryCode): SearchSite {
  const country = countryOf(code);
  const { reference, doctors } = generate({ country: code, ...OPTIONS });
  const cities = reference.city.map((row) => ({
    ...withNames(row),
    locative_names: null,
    merged_names: [],
  }));
  const areas = reference.city_area.map(withNames);
  const index = new SearchIndex(searchedLanguages(country.locales));
  let id = 0;
  const put = (doc: Doc, city: number) => {
    id += 1;
    index.put({ id, city, ...doc });
  };
  const cityOf = (entity: number) => cities[entity % cities.length]?.id ?? 0;
  for (const { doctor } of doctors) {
    for (const row of doctor) {
      put(docOf('Doctors', row, { weight: row.feedback_sum }), cityOf(row.id));
    }
  }
  for (const row of reference.clinic) put(docOf('Clinics', row, {}), cityOf(row.id));
  for (const row of reference.service) {
    const type = row.type === 'procedure' ? 'Services' : 'Specialties';
    const aliases = [(row.alternate_names ?? {}) as Names];
    const doc = docOf(type, row, { aliases, weight: row.popularity });
    for (const city of cities) put(doc, city.id);
  }
  index.settle();
  return {
    country,
    flags: flagsOf(code),
    search: { index },
    reference: {
      current: {
        cities,
        cityById: new Map(cities.map((city) => [city.id, city])),
        areasByCity: Map.groupBy(areas, (area) => area.city_id),
        areaById: new Map(areas.map((area) => [area.id, area])),
        insurances: reference.insurance.map(withNames),
        branchesByClinic: new Map(),
        clinicById: new Map(),
        serviceById: new Map(),
        doctorCounts: () => 1,
      },
    },
  };
}

function docOf(
  type: SearchType,
  row: { id: number; slug: string; names: object },
  { aliases = [], weight = 0 }: Partial<Pick<Doc, 'aliases' | 'weight'>>,
): Doc {
  const { id: entity, slug, names } = row;
  return { type, entity, slug, titles: names as Names, aliases, weight };
}

function withNames<Row extends { names: object | null }>(
  row: Row,
): Omit<Row, 'names'> & { names: Names } {
  return { ...row, names: (row.names ?? {}) as Names };
}
