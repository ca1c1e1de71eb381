import { afterEach, beforeEach, expect, test } from 'vitest';
import { slotsOn, payload, TUESDAY } from '#tests/support/data/booking.ts';
import { addDuplicates, MORE } from '#tests/support/data/catalogue/catalogue-rows.ts';
import { continueIds, offerOf } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const ROUNDS = 5;

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

const merge = (id: number, into: number) =>
  admin.mergeRows({ kind: 'services', id, into, intent: 'confirm' });
const rowsOf = async (sql: string) => (await server.database.pool.query(sql)).rows;

test('of merges of overlapping pairs at once, each is done or refused cleanly', async () => {
  const results = await Promise.allSettled([
    merge(MORE.heartDoctor, 1),
    merge(1, MORE.heartDoctor),
    merge(MORE.unusedService, MORE.heartDoctor),
    merge(MORE.unusedService, 1),
  ]);
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason)] : [],
  );
  expect(results.length - errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => !/400 does_not_exist|404 not_found/.test(error))).toEqual([]);
  // Every merged row leads to an active one in a single step.
  expect(
    await rowsOf(`select s.id from service s join service t on t.id = s.merged_into_id
      where not t.is_active`),
  ).toEqual([]);
  // Every offer that patients see is of an active service.
  expect(
    await rowsOf(`select l.doctor_service_id from doctor_listing l
      join service s on s.id = l.service_id where not s.is_active`),
  ).toEqual([]);
});

test('bookings during a merge are kept, or refused as taken', async () => {
  const slots = (await slotsOn(server, TUESDAY, MORE.heartDoctor)).slice(0, ROUNDS);
  expect(slots).toHaveLength(ROUNDS);
  const bookings = slots.map(({ id }, at) =>
    server.post(
      '/api/v1/appointments/',
      payload(id, { doctor_service: MORE.heartOffer, client_phone: `+36 20 123 456${at}` }),
    ),
  );
  const [merged, ...answers] = await Promise.all([merge(MORE.heartDoctor, 1), ...bookings]);
  expect(merged.is_merged).toBe(true);
  expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([201, 400]))).toBe(true);
  const booked = answers.filter(({ status }) => status === 201).length;
  expect(await rowsOf('select count(*)::integer as count from appointment')).toEqual([
    { count: booked },
  ]);
  expect(
    await rowsOf(`select a.id from appointment a
      join doctor_service o on o.id = a.doctor_service_id where not o.is_active`),
  ).toEqual([]);
});

test('an offer saved during a merge belongs to the service that stays', async () => {
  const manager = await staffClient(server, 'account_manager');
  const [, saved] = await Promise.all([
    merge(MORE.heartDoctor, 1),
    manager.saveOffer({
      schedule_id: 2,
      service_id: MORE.heartDoctor,
      price: 9e3,
      discount: 0,
      id: 21,
      duration_minutes: 30,
      age_from: 0,
      age_to: null,
      is_active: true,
    }),
  ]);
  expect(saved).toMatchObject({ id: 21, is_saved: true });
  expect(
    await rowsOf('select service_id, is_active, price from doctor_service where id = 21'),
  ).toEqual([{ service_id: 1, is_active: true, price: 9000 }]);
});

test('an insurer that an offer accepts while it is deleted stays', async () => {
  const insurer = await server.database.pool.connect();
  await insurer.query('begin');
  await insurer.query('select from insurance where id = $1 for key share', [MORE.insurance]);
  const deleted = admin.deleteRow({ kind: 'insurances', id: MORE.insurance });
  const refused = expect(deleted).rejects.toThrow('400 in_use');
  await waitForLocks(server.database.pool);
  await insurer.query('update doctor_service set insurances = $1 where id = 1', [[MORE.insurance]]);
  await insurer.query('commit');
  insurer.release();
  await refused;
});

test('the insurers of an offer are locked in the order of a merge', async () => {
  const manager = await staffClient(server, 'account_manager');
  // The table, which is read as a whole, now has the first row as its last one.
  await server.database.pool.query('update insurance set is_active = true where id = 1');
  await server.database.pool.query('analyze insurance');
  const merging = await server.database.pool.connect();
  await merging.query('begin');
  await merging.query('select from insurance where id = 1 for update');
  const saved = manager.saveOffer({ ...offerOf(1, 4), insurances: [MORE.insurance, 1] });
  await waitForLocks(server.database.pool);
  const next = merging.query('select from insurance where id = $1 for update nowait', [
    MORE.insurance,
  ]);
  await expect(next).resolves.toMatchObject({ rowCount: 1 });
  await merging.query('rollback');
  merging.release();
  await saved;
});
