import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEARCH_DETAILS } from '#shared/contract/catalogue/search/search-details.ts';
import type { SearchHit } from '#shared/contract/catalogue/search/search.ts';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { book, payload, slotsOn } from '#tests/support/data/booking.ts';
import { catalogue } from '#tests/support/data/catalogue/catalogue.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { searchServer, type SearchServer } from '#tests/support/http/search-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const MONDAY = '2026-11-23';

let server: TestServer;
let search: SearchServer;
beforeEach(async () => {
  server = await startTestServer();
  search = await searchServer(server);
  await indexSearchDocs(server.database.pool);
  await server.site.search.refresh();
});
afterEach(() => server.close());

/** Returns the first hit of a type in Budapest, with the attributes. */
async function firstHit(
  query: string,
  type: string,
  attributesToRetrieve: string[] = ['*', ...SEARCH_DETAILS],
): Promise<SearchHit | undefined> {
  const filters = `city=${ids.city} AND type:${type}`;
  const searchParams = { query, filters, attributesToRetrieve };
  const { hits } = await search.client.searchSingleIndex<SearchHit>({
    indexName: 'catalog',
    searchParams,
  });
  return hits[0];
}

test('the hit of a doctor has the portrait, the specialties, the branch and the first slot', async () => {
  const portrait = '/portraits/anna.webp';
  await server.database.pool.query('update doctor set portrait = $1 where id = 1', [portrait]);
  expect(await firstHit('nagy', 'Doctors')).toMatchObject({
    image_url: portrait,
    specialties: ['Cardiologist'],
    clinic_branch: 'Duna Clinic',
    nearest_slot_datetime: `${MONDAY}T09:00:00+01:00`,
  });
});

test('the hit of a doctor follows bookings and the clock at once', async () => {
  const nearest = async () => (await firstHit('nagy', 'Doctors'))?.nearest_slot_datetime;
  const [slot] = await slotsOn(server, MONDAY);
  expect((await book(server, payload(slot?.id ?? 0))).status).toBe(201);
  expect(await nearest()).toBe(`${MONDAY}T09:30:00+01:00`);
  server.clock.set(`${MONDAY}T08:00:01Z`);
  expect(await nearest()).toBe(`${MONDAY}T10:30:00+01:00`);
});

test('the hit of a doctor has no slot if the doctor has none, and only details that the query names', async () => {
  await server.database.pool.query('update schedule_avail set nearest_at = null');
  const hit = await firstHit('nagy', 'Doctors', ['slug', 'nearest_slot_datetime', 'specialties']);
  expect(hit).toMatchObject({ slug: 'nagy-anna', specialties: ['Cardiologist'] });
  expect(hit).not.toHaveProperty('nearest_slot_datetime');
  expect(hit).not.toHaveProperty('clinic_branch');
});

test.each([
  ['cardiologist', ''],
  ['cardiologist district v', '&city_area=1'],
  ['cardiologist fényes biztosító', '&insurance=1'],
])('the hit of a specialty for "%s" has the totals of its list', async (query, filter) => {
  const hit = await firstHit(query, 'Specialties');
  const url = `/api/v1/doctors/?city=${ids.city}&service=${ids.cardiologist}${filter}`;
  const { total_count, min_price } = (await server.get(url)).body;
  expect(hit?.pretty_url?.includes('?')).toBe(filter !== '');
  expect(hit).toMatchObject({ doctor_count: total_count, price_from: min_price });
  expect(total_count).toBe(filter === '' ? 2 : 1);
});

test('the hit of a specialty follows a change of a price at once', async () => {
  await server.database.pool.query('update doctor_service set price = 9000, total = 9000');
  await server.database.pool.query('select refresh_doctor_listing(array[1, 2])');
  expect(await firstHit('cardiologist', 'Specialties')).toMatchObject({ price_from: 9000 });
});

test('the hit of a specialty follows changes of a list of hundreds of doctors within a minute, as the list does', async () => {
  await server.database.pool.query(
    `insert into doctor_listing
       select (jsonb_populate_record(l, jsonb_build_object(
         'doctor_service_id', 1000 + n, 'doctor_id', 1000 + n))).*
       from doctor_listing l, generate_series(1, 250) n where l.doctor_service_id = $1`,
    [ids.consultation],
  );
  const price = async () => (await firstHit('cardiologist', 'Specialties'))?.price_from;
  expect(await price()).toBe(18_000);
  await server.database.pool.query('update doctor_listing set total = 9000');
  expect(await price()).toBe(18_000);
  server.clock.advance({ minutes: 1 });
  expect(await price()).toBe(9000);
});

test('an unmodified client retrieves no details that it does not name', async () => {
  const filters = `city=${ids.city}`;
  const { hits } = await search.client.searchSingleIndex<SearchHit>({
    indexName: 'catalog',
    searchParams: { filters },
  });
  expect(hits).not.toHaveLength(0);
  for (const hit of hits) {
    for (const name of SEARCH_DETAILS) expect(hit).not.toHaveProperty(name);
  }
});

test('a search returns hits without details if the database fails', async () => {
  await server.database.pool.query('alter table doctor_listing rename to unreadable');
  const doctor = await firstHit('nagy', 'Doctors');
  expect(doctor).toMatchObject({ slug: 'nagy-anna' });
  expect(doctor).not.toHaveProperty('specialties');
});

test('the hit of a clinic has the address, or the number and districts of addresses', async () => {
  const other = await startTestServer({ template: catalogue });
  const { client } = await searchServer(other);
  const { hits } = await client.searchSingleIndex<SearchHit>({
    indexName: 'catalog',
    searchParams: { filters: 'type:Clinics', queryLanguages: ['hu'] },
  });
  await other.close();
  const details = hits.map(({ slug, city, address, branch_count: branches }) => ({
    slug,
    city,
    address,
    branches,
  }));
  expect(details.toSorted((a, b) => (a.city ?? 0) - (b.city ?? 0))).toEqual([
    { slug: 'duna-clinic', city: 10, address: 'District V', branches: 2 },
    { slug: 'tisza-clinic', city: 11, address: 'Kárász utca 3' },
  ]);
});
