import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00+01:00`;
const PHONE = '+36 20 123 4567';

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await staffClient(server, 'clinic_branch_admin', {
    branchIds: [ids.branch],
    position: 'desk',
  });
  await addAppointmentOf('2026-09-28');
});
afterEach(() => server.close());

/** Adds an appointment of another patient at 10:00. */
const addAppointmentOf = (day: string) =>
  buildAppointment(server.database.pool, {
    client_name: 'Lajos',
    client_phone: '+36201230000',
    starts_at: at('10:00', day),
  });

const book = (startsAt: string, more: object = {}) =>
  bookAtDesk(desk, startsAt, { phone: PHONE, ...more });
const isNew = async (id: number) => (await desk.deskAppointmentDetails({ id })).is_new;

test('only the first appointment of a patient at the clinic is that of a new one', async () => {
  const later = await book(at('10:00', '2026-11-26'));
  expect(later.is_new).toBe(true);
  const first = await book(at('10:00'));
  const { appointments } = await desk.deskDay({ id: ids.branch, day: TUESDAY });
  expect(appointments).toMatchObject([{ id: first.id, is_new: true }]);
  expect(await isNew(later.id)).toBe(false);
  // An appointment that did not take place is none.
  await desk.cancelAtDesk({ id: first.id, by: 'patient', reason: 'Called' });
  expect(await isNew(later.id)).toBe(true);
});

test('no one is marked as new while the records of the clinic are younger than eight weeks', async () => {
  await server.database.pool.query(
    `update appointment set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'`,
  );
  const tuesday = await book(at('10:00'));
  expect(tuesday.is_new).toBe(false);
  const later = await book(at('10:00', '2026-11-25'), { given_name: 'Máté' });
  expect(later.is_new).toBe(true);
});

test('a member of the family with the same phone is new, and nothing is known without a phone', async () => {
  await book(at('10:00'));
  expect((await book(at('10:30'), { given_name: 'Máté' })).is_new).toBe(true);
  expect((await book(at('11:00'), { given_name: 'kata' })).is_new).toBe(false);
  expect((await book(at('11:30'), { phone: '' })).is_new).toBe(false);
});

test('the age of a child is that on the day of the appointment, from the date of birth', async () => {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into clinic_branch_field (id, clinic_branch_id, param_name, titles, type, is_required, position)
     values (9001, $1, 'born', '{"hu": "Születési idő"}', 'date', false, 1) returning id`,
    [ids.branch],
  );
  const born = (value: string) => ({
    additional_fields: [{ clinic_branch_field: rows[0]?.id, value }],
  });
  await server.site.reference.reload();
  expect((await book(at('10:00'), born('2020-11-24'))).child_age).toBe(6);
  expect((await book(at('10:30'), born('2020-11-25'))).child_age).toBe(5);
  expect((await book(at('11:00'), born('1980-01-01'))).child_age).toBeNull();
  expect((await book(at('11:30'))).child_age).toBeNull();
});
