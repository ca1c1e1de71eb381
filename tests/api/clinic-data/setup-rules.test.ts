import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  branchOf,
  CITY,
  CLINIC,
  continueIds,
  DOCTOR,
  inHungary,
  offerOf,
  SPECIALTY,
  staffCaller,
  type StaffCall,
} from '#tests/support/data/setup.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let admin: StaffCall;
let manager: StaffCall;
beforeAll(async () => {
  server = await startTestServer();
  await continueIds(server);
  admin = await staffCaller(server, 'admin');
  manager = await staffCaller(server, 'account_manager');
});
afterAll(() => server.close());

const SCHEDULE = 1;
const SERVICE = 4;
const offer = offerOf(SCHEDULE, SERVICE);

test.each([
  [
    'a name that lacks a language of the country',
    'names.ru',
    'required',
    () => admin('saveCity', { ...CITY, names: { hu: 'Pécs', en: 'Pécs', ru: ' ' } }),
  ],
  [
    'a form of the name that lacks a language',
    'plural_names.en',
    'required',
    () =>
      admin('saveService', {
        ...SPECIALTY,
        plural_names: { hu: 'Kardiológusok', ru: 'Кардиологи' },
      }),
  ],
  [
    'a city outside of the country',
    'lat',
    'outside_country',
    () => admin('saveCity', { ...CITY, lat: 51 }),
  ],
  [
    'a slug that is taken',
    'slug',
    'already_exists',
    () => admin('saveCity', { ...CITY, slug: 'budapest' }),
  ],
  [
    'a procedure without a category',
    'category_id',
    'required',
    () => admin('saveService', { ...SPECIALTY, type: 'procedure' }),
  ],
  [
    'a second child service of an adult one',
    'adult_service_id',
    'already_exists',
    () => admin('saveService', { ...SPECIALTY, adult_service_id: 1 }),
  ],
  [
    'a branch of an unknown clinic',
    'clinic_id',
    'does_not_exist',
    () => manager('saveBranch', branchOf(999, 10)),
  ],
  [
    'a branch outside of the country',
    'lat',
    'outside_country',
    () => manager('saveBranch', { ...branchOf(1, 10), lat: 51 }),
  ],
  [
    'a district of another city',
    'city_area_id',
    'does_not_exist',
    () => manager('saveBranch', { ...branchOf(1, 11), city_area_id: 1 }),
  ],
  [
    'a phone with letters',
    'phone',
    'phone_invalid',
    () => manager('saveBranch', { ...branchOf(1, 10), phone: '+36 call' }),
  ],
  [
    'a phone of a contact person that is none',
    'contact_phone',
    'phone_invalid',
    () => manager('saveClinic', { ...CLINIC, contact_phone: '12' }),
  ],
  ['a new doctor without a branch', 'branch_id', 'required', () => manager('saveDoctor', DOCTOR)],
  [
    'a doctor without languages',
    'languages',
    'required',
    () => manager('saveDoctor', { ...DOCTOR, languages: [], branch_id: 1 }),
  ],
  [
    'a language that the country does not list',
    'languages',
    'does_not_exist',
    () => manager('saveDoctor', { ...DOCTOR, languages: ['ur'], branch_id: 1 }),
  ],
  ['a free service', 'price', 'not_above', () => manager('saveOffer', { ...offer, price: 0 })],
  [
    'a service longer than sixteen steps',
    'duration_minutes',
    'too_large',
    () => manager('saveOffer', { ...offer, duration_minutes: 485 }),
  ],
  [
    'a service shorter than its follow-up',
    'duration_minutes',
    'too_small',
    async () => {
      await server.database.pool.query(
        'update doctor_service set follow_up_price = 1, follow_up_minutes = 20 where id = 1',
      );
      return manager('saveOffer', { ...offer, id: 1, duration_minutes: 15 });
    },
  ],
  [
    'a service that the doctor has already',
    'service_id',
    'already_exists',
    () => manager('saveOffer', { ...offer, service_id: 1 }),
  ],
  [
    'a doctor who is at the branch already',
    'branch_id',
    'already_exists',
    () => manager('addSchedule', { doctor_id: 1, branch_id: 1 }),
  ],
  [
    'a row that does not exist',
    'id',
    'does_not_exist',
    () => manager('saveClinic', { ...CLINIC, id: 999 }),
  ],
] as const)('%s', async (_case, attr, code, save) => {
  const before = await countEvents();
  const { status, body } = await save();
  expect([status, body.errors]).toEqual([400, [{ attr, code, detail: expect.any(String) }]]);
  expect(await countEvents()).toBe(before);
});

async function countEvents(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from staff_event',
  );
  return rows[0]?.count ?? 0;
}

test('a slug does not change with the name', async () => {
  await admin('saveCity', { ...CITY, id: 10, names: inHungary('Buda') });
  const { body } = await admin('catalogue', {});
  expect(body.cities[0]).toMatchObject({ id: 10, slug: 'budapest', names: { en: 'Buda' } });
});

test.each([
  ['saveClinic', CLINIC],
  ['saveDoctor', DOCTOR],
  ['saveService', SPECIALTY],
] as const)('%s keeps the slug of a row whose names have no Latin letters', async (call, row) => {
  const names = inHungary('Надь');
  const { status } = await (call === 'saveService' ? admin : manager)(call, {
    ...row,
    id: 1,
    names,
  });
  expect(status).toBe(200);
});

test('a new price is what patients see, with its discount', async () => {
  await manager('saveOffer', { ...offer, id: 1, service_id: 1, price: 30_000, discount: 50 });
  const { body } = await server.get('/api/v1/doctors/nagy-anna/?expand=services');
  const own = body.services.find((service: { id: number }) => service.id === 1);
  expect(Number(own.total)).toBe(15_000);
});

test('a service accepts the insurers that were last named for it', async () => {
  const named = { ...offer, id: 1, service_id: 1 };
  const seen = async () => {
    const { body } = await server.get('/api/v1/doctors/nagy-anna/?expand=services');
    return body.services.find((service: { id: number }) => service.id === 1).insurances;
  };
  await manager('saveOffer', { ...named, insurances: [] });
  expect(await seen()).toEqual([]);
  await manager('saveOffer', { ...named, insurances: [1, 999] });
  expect(await seen()).toEqual([1]);
  await manager('saveOffer', named);
  expect(await seen()).toEqual([1]);
  const { body } = await manager('doctor', { id: 1 });
  expect(body.schedules[0].offers[0]).toMatchObject({ id: 1, insurances: [1] });
});

test('a branch that moves to another city takes its doctors along', async () => {
  await manager('saveBranch', { ...branchOf(1, 11), id: 2, lat: 46.25, lng: 20.14 });
  const { body } = await server.get('/api/v1/doctors/?city=11');
  expect(body.results).toMatchObject([{ slug: 'kis-bela' }]);
});

test('pages of staff read the maps and the centres of cities on their own host', async () => {
  const host = { host: 'operator.hu.localhost' };
  const settings = await server.get('/api/v1/settings/', host);
  expect(settings.body).toHaveProperty('map_cities');
  const cities = await server.get('/api/v1/cities/', host);
  expect(cities.body.results[0].location).toEqual({
    lat: expect.any(Number),
    lng: expect.any(Number),
  });
});
