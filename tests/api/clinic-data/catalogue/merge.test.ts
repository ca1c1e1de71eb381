import { afterEach, beforeEach, expect, test } from 'vitest';
import { movedUrl } from '#server/pages/moved-url.ts';
import { bookAppointment, reschedule, slotAt } from '#tests/support/data/appointment.ts';
import { addDuplicates, MORE } from '#tests/support/data/catalogue/catalogue-rows.ts';
import { continueIds } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let admin: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  await continueIds(server);
  await addDuplicates(server);
  await server.site.reference.reload();
  admin = await staffClient(server, 'admin');
});
afterEach(() => server.close());

const SERVICES = { kind: 'services', id: MORE.heartDoctor, into: 1 } as const;

const merge = async (rows: Parameters<StaffClient['mergeRows']>[0]) => {
  const result = await admin.mergeRows(rows);
  await server.site.reference.reload();
  return result;
};
const moved = (url: string) => movedUrl(url, server.site.reference.current, server.site.country);
const rowsOf = async (sql: string) => (await server.database.pool.query(sql)).rows;

test('merging two services is previewed with its conflicts, and changes nothing', async () => {
  const before = await rowsOf('select * from doctor_service order by id');
  expect(await merge({ ...SERVICES, intent: 'preview' })).toEqual({
    is_merged: false,
    moved: 1,
    doctors: 2,
    conflicts: [
      {
        doctor_names: {
          en: 'Anna Nagy',
          hu: 'Nagy Anna',
          ru: 'Надь Анна',
        },
        branch_names: expect.objectContaining({ en: 'Duna Clinic' }),
        kept_price: 18e3,
        dropped_price: 22e3,
        is_kept_active: true,
        dropped_follow_up: null,
      },
    ],
  });
  expect(await rowsOf('select * from doctor_service order by id')).toEqual(before);
});

test('merging two services gives appointments of a dropped offer the kept one, which can still move', async () => {
  const slot = await slotAt(server, '09:00', { service: MORE.heartDoctor });
  const booked = await bookAppointment(server, slot, { doctor_service: MORE.heartOffer });
  await merge({ ...SERVICES, intent: 'confirm' });
  expect(await rowsOf('select doctor_service_id, total from appointment')).toEqual([
    { doctor_service_id: 1, total: 22_000 },
  ]);
  const { body } = await server.get(`/api/v1/appointments/${booked.id}/?hash=${booked.hash}`);
  expect(body.service).toMatchObject({ name: 'Cardiologist' });
  expect((await reschedule(server, booked, await slotAt(server, '10:00'))).status).toBe(200);
});

/** Gives the offers of two merged services follow-ups, and returns that of the kept one and the price changes of it. */
async function mergeFollowUps(dropped: string, kept: string) {
  await server.database.pool.query(
    `update doctor_service set (follow_up_price, follow_up_minutes) = (${dropped}) where id = ${MORE.heartOffer}`,
  );
  await server.database.pool.query(
    `update doctor_service set (follow_up_price, follow_up_minutes) = (${kept}) where id = 1`,
  );
  await server.database.pool.query('delete from price_change');
  const { conflicts } = await merge({ ...SERVICES, intent: 'confirm' });
  const followUps = await rowsOf(
    'select follow_up_price::float8 as price, follow_up_minutes as minutes from doctor_service where id = 1',
  );
  const actors = await rowsOf('select actor from price_change where doctor_service_id = 1');
  return { conflict: conflicts[0]?.dropped_follow_up, followUps, actors };
}

test('a merged service keeps its follow-up where the other service has none', async () => {
  expect(await mergeFollowUps('9000, 20', 'null, null')).toEqual({
    conflict: null,
    followUps: [{ price: 9000, minutes: 20 }],
    actors: [{ actor: 'admin' }],
  });
});

test('a follow-up that differs from that of the kept service is named as dropped', async () => {
  expect(await mergeFollowUps('9000, 20', '8000, 20')).toEqual({
    conflict: { price: 9000, duration_minutes: 20 },
    followUps: [{ price: 8000, minutes: 20 }],
    actors: [],
  });
});

test('a follow-up that is longer than the kept service is named as dropped', async () => {
  await server.database.pool.query('update doctor_service set duration_minutes = 15 where id = 1');
  expect(await mergeFollowUps('9000, 20', 'null, null')).toEqual({
    conflict: { price: 9000, duration_minutes: 20 },
    followUps: [{ price: null, minutes: null }],
    actors: [],
  });
});

test('merging two services moves other offers, lists and reviews, and redirects the page', async () => {
  await server.database.pool.query('update review set service_id = $1', [MORE.heartDoctor]);
  await merge({ ...SERVICES, intent: 'confirm' });
  // By the id of the merged service as well.
  const list = await server.get(`/api/v1/doctors/?city=10&service=${MORE.heartDoctor}`);
  expect(list.body.results.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual([
    'kis-bela',
    'nagy-anna',
  ]);
  expect(await rowsOf('select distinct service_id from review')).toEqual([{ service_id: 1 }]);
  expect(moved('/doctors/budapest/heart-doctor')).toBe('/doctors/budapest/cardiologist');
  const { services } = await admin.catalogue();
  expect(services.map(({ id }) => id)).not.toContain(MORE.heartDoctor);
  const kept = services.find(({ id }) => id === 1);
  expect(kept?.alternate_names).toEqual({
    en: 'Heart doctor',
    hu: 'Heart doctor',
    ru: 'Heart doctor',
  });
  const events = await rowsOf(
    `select subject_id, details from staff_event where action = 'merged'`,
  );
  expect(events).toEqual([
    { subject_id: MORE.heartDoctor, details: { into: 1, moved: 1, conflicts: 1 } },
  ]);
});

test('merging two services follows a chain of merges and former slugs', async () => {
  await admin.changeSlug({ kind: 'services', id: MORE.heartDoctor, slug: 'heart' });
  await merge({ ...SERVICES, id: MORE.unusedService, into: MORE.heartDoctor, intent: 'confirm' });
  await merge({ ...SERVICES, intent: 'confirm' });
  for (const slug of ['unused', 'heart', 'heart-doctor']) {
    expect(moved(`/doctors/budapest/${slug}`)).toBe('/doctors/budapest/cardiologist');
  }
});

test.each([
  ['with itself', { id: 1 }],
  ['of different kinds', { id: 3 }],
  ['that are versions of each other', { id: 4 }],
  ['into one that does not exist', { into: 999 }],
])('merging two services is refused for services %s', async (_case, ids) => {
  await expect(merge({ ...SERVICES, ...ids, intent: 'confirm' })).rejects.toThrow(
    '400 does_not_exist',
  );
});

test('merging two services is refused if both have a version for children', async () => {
  await server.database.pool.query(`update service set adult_service_id = $1 where id = $2`, [
    MORE.heartDoctor,
    MORE.unusedService,
  ]);
  await expect(merge({ ...SERVICES, intent: 'confirm' })).rejects.toThrow(
    '400 merge_children_first',
  );
});

test('merging two services happens once', async () => {
  await merge({ ...SERVICES, intent: 'confirm' });
  await expect(merge({ ...SERVICES, intent: 'confirm' })).rejects.toThrow('404');
});

test('a form that was opened before a merge saves the service that stayed', async () => {
  await merge({ ...SERVICES, intent: 'confirm' });
  const manager = await staffClient(server, 'account_manager');
  const { id } = await manager.saveOffer({
    schedule_id: 3,
    service_id: 2,
    price: 9e3,
    discount: 0,
    duration_minutes: 30,
    age_from: 0,
    age_to: null,
    is_active: true,
  });
  await manager.saveOffer({
    id,
    schedule_id: 3,
    price: 9e3,
    discount: 0,
    duration_minutes: 30,
    age_from: 0,
    age_to: null,
    is_active: true,
    service_id: 2,
  });
  const area = { kind: 'areas', id: 1, into: MORE.area, intent: 'confirm' } as const;
  await merge(area);
  expect(await rowsOf('select city_area_id from clinic_branch where id = 1')).toEqual([
    { city_area_id: MORE.area },
  ]);
});

test.each(['clinics', 'clinic-branches', 'doctors'])(
  'the list of %s is the same by the id of a merged service as by the one that stays',
  async (path) => {
    await merge({ ...SERVICES, intent: 'confirm' });
    const list = async (service: number) => {
      const { body } = await server.get(`/api/v1/${path}/?city=10&service=${service}`);
      expect(body.count).toBeGreaterThan(0);
      return body.results;
    };
    expect(await list(MORE.heartDoctor)).toEqual(await list(1));
  },
);

test('merged districts move branches and lists, and redirect the filter', async () => {
  const result = await merge({ kind: 'areas', id: 1, into: MORE.area, intent: 'confirm' });
  expect(result).toMatchObject({ moved: 1, doctors: 2 });
  expect(moved('/doctors/budapest/cardiologist?city_area=district-5')).toBe(
    '/doctors/budapest/cardiologist?city_area=belvaros',
  );
  const clinics = await server.get('/api/v1/clinics/?city_area=1');
  expect(clinics.body).toMatchObject({ count: 1, results: [{ doctors_count: 1 }] });
  const list = await server.get('/api/v1/doctors/?city=10&city_area=1');
  expect(list.body.count).toBe(1);
});

test('merged insurances move offers and appointments, and redirect the filter', async () => {
  const slot = await slotAt(server, '09:00');
  await bookAppointment(server, slot, { insurance: 1 });
  const into = MORE.insurance;
  await merge({ kind: 'insurances', id: 1, into, intent: 'confirm' });
  expect(await rowsOf('select insurances from doctor_service where id = 1')).toEqual([
    { insurances: [into] },
  ]);
  expect(await rowsOf('select insurance_id from appointment')).toEqual([{ insurance_id: into }]);
  expect(moved('/doctors/budapest/cardiologist?insurance=1')).toBe(
    `/doctors/budapest/cardiologist?insurance=${into}`,
  );
});

test('merged categories move procedures and their words', async () => {
  const create = async (name: string) => {
    const names = { hu: name, en: name, ru: name };
    return (await admin.saveCategory({ names, alternate_names: null })).id;
  };
  const [id, into] = [await create('Ultrasound'), await create('Imaging')];
  await server.database.pool.query('update service set category_id = $1 where id = 2', [id]);
  await merge({ kind: 'categories', id, into, intent: 'confirm' });
  expect(await rowsOf('select category_id from service where id = 2')).toEqual([
    { category_id: into },
  ]);
  const { categories } = await admin.catalogue();
  expect(categories).toMatchObject([{ id: into, alternate_names: { en: 'Ultrasound' } }]);
});
