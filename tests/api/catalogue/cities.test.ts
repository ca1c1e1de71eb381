import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { movedUrl } from '#server/pages/moved-url.ts';
import { bookAppointment, reschedule, slotAt } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildArea } from '#tests/support/data/factories.ts';
import { continueIds } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let admin: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  await continueIds(server);
  admin = await staffClient(server, 'admin');
});
afterEach(() => server.close());

const BUDAPEST = { kind: 'cities', id: ids.city } as const;
const INTO_OTHER = { ...BUDAPEST, into: ids.otherCity } as const;

const rowsOf = async (sql: string) => (await server.database.pool.query(sql)).rows;
const changed = async <Result>(change: Promise<Result>): Promise<Result> => {
  const result = await change;
  await server.site.reference.reload();
  return result;
};
const countIn = async (city: number) =>
  (await server.get(`/api/v1/doctors/?city=${city}`)).body.count;
const cityIds = async () =>
  (await server.get('/api/v1/cities/')).body.results.map(({ id }: { id: number }) => id);
const moved = (url: string) => movedUrl(url, server.site.reference.current, server.site.country);

test('a merged city is previewed, and nothing changes', async () => {
  const result = await admin.mergeRows({ ...INTO_OTHER, intent: 'preview' });
  expect(result).toEqual({ is_merged: false, moved: 2, doctors: 3, conflicts: [] });
  expect(await rowsOf('select distinct city_id from clinic_branch')).toEqual([{ city_id: 10 }]);
});

test('a merged city gives its doctors, clinics and search rows to the other one, and redirects', async () => {
  const before = await countIn(ids.city);
  await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
  expect(await cityIds()).toEqual([ids.otherCity]);
  expect(await countIn(ids.otherCity)).toBe(before);
  // By the id of the merged city as well.
  expect(await countIn(ids.city)).toBe(before);
  expect((await server.get(`/api/v1/clinics/?city=${ids.city}`)).body.count).toBe(1);
  expect(await rowsOf('select distinct city_id from search_doc_source')).toEqual([
    { city_id: ids.otherCity },
  ]);
  const other = server.site.reference.current.cityById.get(ids.otherCity)?.slug;
  expect(moved('/clinics/budapest/duna-clinic')).toBe(`/clinics/${other}/duna-clinic`);
  expect(moved('/ru/doctors/budapest/cardiologist?city_area=district-5')).toBe(
    `/ru/doctors/${other}/cardiologist?city_area=district-5`,
  );
  expect(moved('/doctors/budapest?name=a?b&sort=price')).toBe(
    `/doctors/${other}?name=a%3Fb&sort=price`,
  );
  expect(
    await rowsOf(`select subject_id, details from staff_event where action = 'merged'`),
  ).toEqual([{ subject_id: ids.city, details: { into: ids.otherCity, moved: 2, conflicts: 0 } }]);
});

test.each([
  'clinics/?',
  'clinic-branches/?',
  'clinics/duna-clinic/?',
  'clinics/duna-clinic/reviews/?',
  'city-areas/?',
  'doctors/?service=1&',
  'reviews/latest/?',
  'services/?',
  'services/cardiologist/?',
])(
  'the answer of %s is the same by the id of a merged city as by the one that stays',
  async (path) => {
    const answer = async (city: number) => {
      const { body } = await server.get(`/api/v1/${path}city=${city}`);
      expect(body).not.toMatchObject({ count: 0 });
      return body;
    };
    await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
    expect(await answer(ids.city)).toEqual(await answer(ids.otherCity));
  },
);

test('a merged city is found by its name in a search', async () => {
  await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
  await indexSearchDocs(server.database.pool);
  await server.site.search.refresh();
  const call = { site: server.site, language: 'en', origin: 'http://localhost' } as const;
  const { hits } = search(call, 'catalog', { query: 'cardiologist budapest' });
  expect(hits.map(({ slug }) => slug)).toContain('cardiologist');
});

test('a merged city merges districts that both cities have', async () => {
  await buildArea(server.database.pool, {
    id: 30,
    city_id: ids.otherCity,
    slug: 'district-5',
    names: 'Fifth',
  });
  await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
  expect(await rowsOf('select city_area_id from clinic_branch where id = 1')).toEqual([
    { city_area_id: 30 },
  ]);
  expect(await rowsOf('select is_active, merged_into_id from city_area where id = 1')).toEqual([
    { is_active: false, merged_into_id: 30 },
  ]);
  const list = await server.get(`/api/v1/doctors/?city=${ids.otherCity}&city_area=${ids.area}`);
  expect(list.body.count).toBeGreaterThan(0);
});

test('a merged city leaves appointments as they are, and they can still move', async () => {
  const booked = await bookAppointment(server, await slotAt(server, '09:00'));
  await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
  expect((await reschedule(server, booked, await slotAt(server, '10:00'))).status).toBe(200);
});

test('a district saved in a form of a merged city is saved in the city that stayed', async () => {
  await changed(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' }));
  const names = { hu: 'Új', en: 'New', ru: 'Новый' };
  const { id } = await admin.saveArea({
    city_id: ids.city,
    names,
    lat: 47.5,
    lng: 19,
    sitemap_index: true,
  });
  expect(await rowsOf(`select city_id from city_area where id = ${id}`)).toEqual([
    { city_id: ids.otherCity },
  ]);
});

test('a merged city is refused for cities in different time zones, or with itself', async () => {
  await expect(
    admin.mergeRows({ ...INTO_OTHER, into: ids.city, intent: 'confirm' }),
  ).rejects.toThrow('400 does_not_exist');
  await server.database.pool.query(`update city set time_zone = 'Asia/Almaty' where id = 11`);
  await expect(admin.mergeRows({ ...INTO_OTHER, intent: 'confirm' })).rejects.toThrow(
    '400 does_not_exist',
  );
});

test('a merged city cannot be merged or hidden without the permission', async () => {
  const copywriter = await staffClient(server, 'copywriter');
  await expect(copywriter.mergeRows({ ...INTO_OTHER, intent: 'preview' })).rejects.toThrow('403');
  await expect(copywriter.activateRow({ ...BUDAPEST, is_active: false })).rejects.toThrow('403');
});

describe('a hidden city', () => {
  const hide = () => changed(admin.activateRow({ ...BUDAPEST, is_active: false }));
  const show = () => changed(admin.activateRow({ ...BUDAPEST, is_active: true }));

  test('a hidden city leaves menus, lists, the search and bookings, and comes back', async () => {
    const slot = await slotAt(server, '10:00');
    const before = await countIn(ids.city);
    await hide();
    expect(await cityIds()).toEqual([ids.otherCity]);
    expect(await countIn(ids.city)).toBe(0);
    expect((await server.get('/api/v1/clinics/')).body.count).toBe(0);
    expect((await server.get('/api/v1/clinic-branches/')).body.count).toBe(0);
    expect(await rowsOf('select * from search_doc_source')).toEqual([]);
    expect(await rowsOf(`select type from search_queue where type = 'Clinics'`)).not.toEqual([]);
    const booking = await server.post('/api/v1/appointments/', { slot, doctor_service: 1 });
    expect(booking.status).toBe(400);
    await show();
    expect(await countIn(ids.city)).toBe(before);
    await bookAppointment(server, slot);
  });

  test('a hidden city keeps the offers of a hidden service hidden when it comes back', async () => {
    await changed(admin.activateRow({ kind: 'services', id: 1, is_active: false }));
    await hide();
    await changed(admin.activateRow({ kind: 'services', id: 1, is_active: true }));
    expect(await rowsOf('select from doctor_service where is_active')).toEqual([]);
    await changed(admin.activateRow({ kind: 'services', id: 1, is_active: false }));
    await show();
    expect(await rowsOf('select from doctor_service where is_active and service_id = 1')).toEqual(
      [],
    );
  });

  test('a hidden city hides a price that is added to it', async () => {
    await hide();
    const manager = await staffClient(server, 'account_manager');
    const { id } = await manager.saveOffer({
      schedule_id: 2,
      service_id: 2,
      price: 9e3,
      discount: 0,
      duration_minutes: 30,
      age_from: 0,
      age_to: null,
      is_active: true,
    });
    expect(await rowsOf(`select is_active from doctor_service where id = ${id}`)).toEqual([
      { is_active: false },
    ]);
    await show();
    expect(await rowsOf(`select is_active from doctor_service where id = ${id}`)).toEqual([
      { is_active: true },
    ]);
  });
});
