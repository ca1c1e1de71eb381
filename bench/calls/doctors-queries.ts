import { CHILD_AGES } from '#shared/domain/catalogue/lists/child-age.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { createRandom, type Random } from '#demo/random.ts';
import { TODAY } from '../country/country.ts';

/** The values in the database by which a list can be filtered. */
interface Choices {
  /** One row per doctor and service, so that frequent ones are picked more often. */
  offers: { city_id: number; service_id: number; city_area_id: number; clinic_id: number }[];
  insurances: number[];
  languages: string[];
}

type Query = Record<string, string | number | boolean>;

/**
 * Returns list requests as pages and API clients send them, with random filters that are the same
 * in every run: mostly a service in a city, some for a clinic, some for the home page.
 */
export async function doctorsQueries(database: Database, count: number): Promise<string[]> {
  const choices = await choicesOf(database);
  const random = createRandom(1, 'doctors-bench');
  return Array.from({ length: count }, () => {
    const query = randomQuery(random, choices);
    return `/api/v1/doctors/?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`;
  });
}

function randomQuery(random: Random, { offers, insurances, languages }: Choices): Query {
  const offer = random.pick(offers);
  const kind = random.fraction();
  const shown = { limit: random.pick([8, 8, 5]), expand: 'services,clinic_branches' };
  if (kind < 0.05) return { ...shown, city: offer.city_id, slot_date: TODAY };
  if (kind < 0.1) return { ...shown, clinic: offer.clinic_id };

  const query: Query = { ...shown, city: offer.city_id, service: offer.service_id };
  const sometimes = (probability: number, more: () => Query) => {
    if (random.chance(probability)) Object.assign(query, more());
  };
  sometimes(0.3, () => ({ offset: random.integer(1, 10) * shown.limit }));
  sometimes(0.2, () => ({ slot_date: addDays(TODAY, random.integer(0, 6)) }));
  sometimes(0.15, () => ({ insurance: random.pick(insurances) }));
  sometimes(0.1, () => ({ language: random.sample(languages, 2).join(',') }));
  sometimes(0.1, () => ({ age: random.pick(CHILD_AGES) }));
  sometimes(0.4, () => orderOf(random));
  sometimes(0.05, () => ({ clinic: offer.clinic_id }));
  sometimes(0.05, () => ({
    exclude: Array.from({ length: 16 }, () => random.integer(1, 9999)).join(),
  }));
  sometimes(0.04, () => ({ service: `${offer.service_id},${random.pick(offers).service_id}` }));
  sometimes(0.02, () => ({ is_active: false }));
  const area = random.fraction();
  if (area < 0.15) query['city_area'] = offer.city_area_id;
  else if (area < 0.2) query['nearest_city_area'] = offer.city_area_id;
  return query;
}

function orderOf(random: Random): Query {
  const ordering = random.pick(['rating', 'price', 'experience', 'distance']);
  // The centre of Budapest, in queries for other cities too.
  return ordering === 'distance' ? { ordering, lat: 47.4979, lng: 19.0402 } : { ordering };
}

async function choicesOf(database: Database): Promise<Choices> {
  const select = async <Row extends object>(text: string) =>
    (await runQuery<Row>(database.pool, { text })).rows;
  const offers = await select<Choices['offers'][number]>(
    `select city_id, service_id, city_area_id, clinic_id from doctor_listing
     where doctor_service_id % 97 = 1 and city_area_id is not null order by doctor_service_id`,
  );
  const insurances = await select<{ id: number }>('select id from insurance order by id');
  const languages = await select<{ code: string }>(
    'select distinct unnest(languages) as code from doctor where id < 1000 order by 1',
  );
  return {
    offers,
    insurances: insurances.map(({ id }) => id),
    languages: languages.map(({ code }) => code),
  };
}
