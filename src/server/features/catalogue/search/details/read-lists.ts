import { LRUCache } from 'lru-cache';
import type { SearchDetails } from '#shared/contract/catalogue/search/search.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import {
  longListOptions,
  MIN_CACHED_COUNT,
} from '#server/features/catalogue/doctors/listing/list-cache.ts';
import { cached } from '#server/lib/cached.ts';
import type { Site } from '#server/site.ts';
import type { DetailContext, ShownDoc } from './detail-context.ts';

interface ListRow {
  doctors_count: number;
  min_price: number | null;
}

/**
 * Selects the totals of the lists of services ($1) in cities ($2), each in a district ($3, null for
 * all) and all with an insurance ($4, null for any).
 */
const selectLists = prepared<
  ListRow,
  [services: number[], cities: number[], areas: (number | null)[], insurance: number | null]
>(
  'searched_lists',
  `select list.doctors_count, list.min_price
   from unnest($1::integer[], $2::integer[], $3::integer[])
     with ordinality shown (service_id, city_id, city_area_id, position)
   cross join lateral (
     select count(distinct l.doctor_id)::integer as doctors_count, min(l.total) as min_price
     from doctor_listing l
     where l.city_id = shown.city_id and l.service_id = shown.service_id and l.is_active
       and (shown.city_area_id is null or l.city_area_id = shown.city_area_id)
       and ($4::integer is null or $4 = any (l.insurances))) list
   order by shown.position`,
);

/** Returns the cache of long lists: to count thousands of doctors takes milliseconds. */
const longListsOf = cached(
  (site: Site) => new LRUCache<string, ListRow>(longListOptions(site)),
  new WeakMap(),
);

/** Reads the number of doctors and the minimum price of the lists that services link to. */
export async function readLists(
  context: DetailContext,
  docs: readonly ShownDoc[],
): Promise<SearchDetails[]> {
  const cache = longListsOf(context.site);
  const keyOf = ({ entity, city, area }: ShownDoc) =>
    [entity, city, area, context.insurance].join('/');
  const found = new Map(docs.map((doc) => [doc, cache.get(keyOf(doc))]));
  const missing = docs.filter((doc) => found.get(doc) === undefined);
  const rows = missing.length === 0 ? [] : await select(context, missing);
  for (const [place, doc] of missing.entries()) {
    const row = rows[place];
    found.set(doc, row);
    if (row !== undefined && row.doctors_count >= MIN_CACHED_COUNT) cache.set(keyOf(doc), row);
  }
  return docs.map((doc) => {
    const { doctors_count: count = 0, min_price: price = null } = found.get(doc) ?? {};
    return { doctor_count: count, ...(price === null ? {} : { price_from: price }) };
  });
}

function select({ site, insurance }: DetailContext, docs: readonly ShownDoc[]) {
  return selectLists(site.database.reader, [
    docs.map(({ entity }) => entity),
    docs.map(({ city }) => city),
    docs.map(({ area }) => area ?? null),
    insurance ?? null,
  ]);
}
