import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'desk', ids.branch);
});
afterEach(() => server.close());

const book = (time: string, offer: number = ids.consultation) =>
  bookAtDesk(desk, at(time), { offer });

const hide = (table: 'doctor' | 'doctor_service', id: number) =>
  server.database.pool.query(`update ${table} set is_active = false where id = $1`, [id]);

const hideService = (id: number) =>
  server.database.pool.query(
    `with hidden as (update service set is_active = false where id = $1 returning id)
     update doctor_service o set is_active = false from hidden h where o.service_id = h.id`,
    [id],
  );

async function doctorAtDesk() {
  const doctors = await desk.deskDoctors({ id: ids.branch });
  return doctors.find((doctor) => doctor.doctor_id === ids.doctor);
}

test('a hidden doctor with appointments stays among the doctors of the desk, marked as hidden', async () => {
  const appointment = await book('10:00');
  const before = await doctorAtDesk();
  expect(before).toMatchObject({ is_hidden: false });
  await hide('doctor', ids.doctor);

  expect(await doctorAtDesk()).toEqual({ ...before, is_hidden: true });
  const { columns, appointments } = await desk.deskDay({ id: ids.branch, day: TUESDAY });
  expect(columns).toMatchObject([{ schedule_id: appointment.schedule_id }]);
  expect(appointments).toMatchObject([{ id: appointment.id }]);
});

test('a hidden doctor without appointments is not among the doctors of the desk', async () => {
  await hide('doctor', ids.doctor);
  expect(await doctorAtDesk()).toBeUndefined();
});

test('the desk neither books a hidden doctor nor moves an appointment to one', async () => {
  const appointment = await book('10:00');
  await hide('doctor', ids.doctor);
  await expect(book('11:00')).rejects.toThrow('400 doctor_inactive');
  const move = { id: appointment.id, offer: ids.consultation, starts_at: at('11:00') };
  await expect(desk.moveAtDesk(move)).rejects.toThrow('400 doctor_inactive');
  await desk.cancelAtDesk({ id: appointment.id, by: 'clinic', reason: 'The doctor has left' });
});

test.each([
  ['at a doctor', () => hide('doctor_service', ids.consultation)],
  ['in the catalogue', () => hideService(ids.cardiologist)],
])('a service that is hidden %s keeps its name for its appointments', async (_where, hideIt) => {
  const appointment = await book('10:00');
  const before = (await doctorAtDesk())?.offers ?? [];
  const service = before.find(({ id }) => id === appointment.offer_id)?.service;
  await hideIt();

  const after = await doctorAtDesk();
  expect(after?.offers.find(({ id }) => id === appointment.offer_id)).toMatchObject({
    service,
    is_hidden: true,
  });
  expect(after?.offers[0]).toMatchObject({ id: ids.hourProcedure, is_hidden: false });
  expect(after).toMatchObject({ is_hidden: false, specialty_id: ids.ultrasound });
  await expect(book('11:00')).rejects.toThrow('400 doctor_inactive');
});

test('a hidden service without appointments is not among the services of a doctor', async () => {
  await hide('doctor_service', ids.consultation);
  const offers = (await doctorAtDesk())?.offers ?? [];
  expect(offers.map(({ id }) => id)).not.toContain(ids.consultation);
});
