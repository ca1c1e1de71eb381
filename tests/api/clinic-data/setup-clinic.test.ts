import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import {
  branchOf,
  CITY,
  CLINIC,
  DOCTOR,
  hoursOf,
  offerOf,
  SPECIALTY,
  staffCaller,
  type StaffCall,
} from '#tests/support/data/setup.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { MIGRATED } from '#tests/support/database/database.ts';

let server: TestServer;
let admin: StaffCall;
let manager: StaffCall;
beforeAll(async () => {
  server = await startTestServer({ template: MIGRATED });
  admin = await staffCaller(server, 'admin');
  manager = await staffCaller(server, 'account_manager');
});
afterAll(() => server.close());

async function created(response: ReturnType<StaffCall>): Promise<number> {
  const { status, body } = await response;
  expect([status, body]).toMatchObject([200, { id: expect.any(Number) }]);
  return (body as { id: number }).id;
}

const missingOf = async (clinic: number): Promise<string[]> => {
  const { body } = await manager('clinic', { id: clinic });
  return (body as { missing: { part: string }[] }).missing.map(({ part }) => part);
};

test('an empty country becomes bookable through the staff API alone', async () => {
  const city = await created(admin('saveCity', CITY));
  const service = await created(admin('saveService', SPECIALTY));
  const clinic = await created(manager('saveClinic', CLINIC));
  expect(await missingOf(clinic)).toEqual(['branch', 'texts']);
  const branch = await created(manager('saveBranch', branchOf(clinic, city)));
  expect(await missingOf(clinic)).toEqual(['doctor', 'texts']);
  const doctor = await created(manager('saveDoctor', { ...DOCTOR, branch_id: branch }));
  const { body: begun } = await manager('clinic', { id: clinic });
  expect(begun.doctors).toMatchObject([{ id: doctor, is_bookable: false }]);
  expect(await missingOf(clinic)).toEqual(['service', 'hours', 'texts', 'texts']);

  const before = await manager('doctor', { id: doctor });
  const schedule = (before.body as { schedules: { id: number }[] }).schedules[0]?.id ?? 0;
  await created(manager('saveOffer', offerOf(schedule, service)));
  const hours = await manager('saveHours', hoursOf(schedule, [[540, 720]]));
  expect(hours.body).toMatchObject({ is_saved: true, displaced: [] });
  expect(hours.body.days[1]).toEqual({
    day: TUESDAY,
    hours: [[540, 720]],
    phone_hours: [],
    free: 6,
    kept: 0,
  });
  expect(await missingOf(clinic)).toEqual(['texts', 'texts']);

  const copywriter = await staffCaller(server, 'copywriter');
  const texts = Object.entries({ hu: 'Leírás', en: 'Text', ru: 'Текст' }).map(
    ([language, text]) => ({
      field: 'descriptions' as const,
      language: language as 'hu' | 'en' | 'ru',
      text,
      source: 'Leírás',
      is_checked: false,
    }),
  );
  await created(copywriter('saveTexts', { subject: 'clinic', id: clinic, texts }));
  await created(copywriter('saveTexts', { subject: 'doctor', id: doctor, texts }));
  expect(await missingOf(clinic)).toEqual([]);

  await server.site.reference.reload();
  const slots = await slotsOn(server, TUESDAY, service, doctor);
  expect(timesOf(slots)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  const list = await server.get(`/api/v1/doctors/?city=${city}&service=${service}`);
  expect(list.body.results).toMatchObject([{ slug: 'nagy-anna' }]);
  const { body } = await manager('clinics', {});
  expect(body.results).toMatchObject([
    {
      slug: 'mecsek-clinic',
      branches_count: 1,
      doctors_count: 1,
      is_draft: false,
      is_bookable: true,
    },
  ]);
  const { body: saved } = await manager('clinic', { id: clinic });
  expect(saved.doctors).toMatchObject([{ id: doctor, is_bookable: true }]);
});

test('every saved row has an event with the name of the account', async () => {
  const { rows } = await server.database.pool.query(
    `select actor, action, subject_table from staff_event where action = 'created'
     order by id limit 3`,
  );
  expect(rows).toEqual([
    { actor: 'admin', action: 'created', subject_table: 'city' },
    { actor: 'admin', action: 'created', subject_table: 'service' },
    { actor: 'account_manager', action: 'created', subject_table: 'clinic' },
  ]);
});

test('a save notifies the processes once to reload the reference data', async () => {
  const listener = await server.database.pool.connect();
  const payloads: string[] = [];
  listener.on('notification', ({ channel }) => payloads.push(channel));
  await listener.query('listen reference_changed');
  await created(manager('saveDoctor', { ...DOCTOR, branch_id: 1 }));
  await created(manager('saveBranch', { ...branchOf(1, 1), id: 1 }));
  await listener.query('unlisten *');
  listener.release();
  expect(payloads).toEqual(['reference_changed', 'reference_changed']);
});

test.each(['<script>alert(1)</script>', 'Nagy\u0000Anna', 'Nagy\nAnna'])(
  'no name has markup or control characters: %j',
  async (hu) => {
    const names = { ...DOCTOR.names, hu };
    const { status, body } = await manager('saveDoctor', { ...DOCTOR, branch_id: 1, names });
    expect(status, JSON.stringify(body)).toBe(400);
  },
);

test('a second row of the same name gets a numbered slug', async () => {
  const clinic = await created(manager('saveClinic', CLINIC));
  const { body } = await manager('clinic', { id: clinic });
  expect(body.slug).toBe('mecsek-clinic-2');
});
