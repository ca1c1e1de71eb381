import type { StarterCity } from '#shared/contract/clinic-data/setup/starter.ts';
import type { Country } from '#shared/countries/country.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound } from '#server/http/http-error.ts';
import { locativeNames } from './data/forms.ts';
import { places } from './data/places.ts';
import { inLocales } from './in-locales.ts';
import { knownSlugs } from './known-slugs.ts';
import type { StarterTarget } from './load-starter.ts';
import { lockStarter, withStarterEvents, type Addition } from './starter-events.ts';

type Saved = { id: number };

/** The main city has the id of the default city if that is free. Other ids come from the sequence. */
const addCity = prepared<Saved, Addition>(
  'add_starter_city',
  withStarterEvents(
    'city',
    `insert into city (id, slug, names, locative_names, time_zone, lat, lng, position)
     select coalesce((select c.id where c.position = 1 and not exists (select from city o where o.id = c.id)),
         nextval(pg_get_serial_sequence('city', 'id'))),
       slug, names, locative_names, time_zone, lat, lng, position
     from jsonb_populate_recordset(null::city, $1) c returning id`,
  ),
);
/** Lets the sequence pass an id that it has not given, so that no city added later gets it. */
const passId = prepared<{ passed: number }, [id: number]>(
  'pass_city_id',
  `select count(nextval(pg_get_serial_sequence('city', 'id')))::integer as passed
   from generate_series((select last_value from city_id_seq), $1::bigint)`,
);
const addAreas = prepared<Saved, Addition>(
  'add_starter_areas',
  withStarterEvents(
    'city_area',
    `insert into city_area (city_id, slug, names, lat, lng)
     select city_id, slug, names, lat, lng from jsonb_populate_recordset(null::city_area, $1)
     returning id`,
  ),
);

/** Lists the known cities of a country, the main one first. */
export async function listStarterCities(db: Queryable, country: Country): Promise<StarterCity[]> {
  const known = await knownSlugs(db, 'city');
  return places[country.code].map(({ slug, names, areas }) => ({
    slug,
    names: inLocales(country.locales, names),
    areas_count: areas.length,
    is_added: known.has(slug),
  }));
}

/**
 * Adds a known city with its districts, in the languages of the country, and returns its id. A city that exists stays
 * as it is. Throws a 404 for an unknown slug.
 */
export async function addStarterCity(
  { pool, country, actor, now }: StarterTarget,
  slug: string,
): Promise<number> {
  const { code, locales, timeZone } = country;
  const index = places[code].findIndex((each) => each.slug === slug);
  const city = places[code][index];
  if (city === undefined) throw notFound();
  return withTransaction(pool, async (db) => {
    await lockStarter(db);
    const existing = (await knownSlugs(db, 'city')).get(slug);
    if (existing !== undefined) return existing;
    const row = {
      id: city.id,
      slug,
      names: inLocales(locales, city.names),
      locative_names: inLocales(locales, locativeNames(slug)),
      time_zone: timeZone,
      lat: city.lat,
      lng: city.lng,
      position: index + 1,
    };
    const { id } = onlyRow(await addCity(db, [JSON.stringify([row]), now, actor]));
    if (id === city.id) await passId(db, [id]);
    const areas = city.areas.map((area) => ({
      city_id: id,
      slug: area.slug,
      names: inLocales(locales, area.names),
      lat: area.lat,
      lng: area.lng,
    }));
    await addAreas(db, [JSON.stringify(areas), now, actor]);
    return id;
  });
}
