import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEvents } from '#server/features/booking/appointment-events/list-events.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import {
  bookAppointment,
  cancel,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const THURSDAY = '2026-11-26';

let server: TestServer;
let appointment: Appointment;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false, reschedule: true } });
  appointment = await bookAppointment(server, await slotAt(server, '09:30', { day: THURSDAY }));
  server.clock.set('2026-11-25T09:00:00Z');
});
afterEach(() => server.close());

const desk = (): Promise<StaffClient> =>
  staffClient(server, 'clinic_branch_admin', { branchIds: [ids.branch], position: 'desk' });
const confirm = ({ id, hash }: Appointment) =>
  server.post(`/api/v1/appointments/${id}/confirm/`, { hash });
const read = async ({ id, hash }: Appointment) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;
const actions = async ({ id }: Appointment) =>
  (await listEvents(server.database.pool, id)).map(({ action, actor }) => `${actor} ${action}`);

test('the answer of a patient is asked for from two days before the appointment', async () => {
  expect(await read(appointment)).toMatchObject({ can_confirm: true, is_coming: false });
  server.clock.set('2026-11-24T08:29:00Z');
  expect(await read(appointment)).toMatchObject({ can_confirm: false, is_coming: false });
});

test('the answer of a patient is kept, shown at the desk and recorded once', async () => {
  const { status, body } = await confirm(appointment);
  expect(status).toBe(200);
  expect(body).toMatchObject({ can_confirm: false, is_coming: true, can_cancel: true });
  server.clock.advance({ minutes: 1 });
  const repeated = await Promise.all([confirm(appointment), confirm(appointment)]);
  expect(repeated.map((response) => response.status)).toEqual([200, 200]);
  expect(await actions(appointment)).toEqual(['patient booked', 'patient confirmed']);
  const client = await desk();
  const { appointments } = await client.deskDay({ id: ids.branch, day: THURSDAY });
  expect(appointments).toMatchObject([{ id: appointment.id, is_coming: true }]);
  const { history } = await client.deskAppointmentDetails({ id: appointment.id });
  expect(history.map(({ action }) => action)).toContain('confirmed');
});

test.each(['the patient', 'the desk'])(
  'the answer of a patient is forgotten when %s moves the appointment',
  async (who) => {
    await confirm(appointment);
    if (who === 'the patient') {
      const later = await slotAt(server, '10:30', { day: THURSDAY });
      expect((await reschedule(server, appointment, later)).status).toBe(200);
    } else {
      const client = await desk();
      const place = { offer: ids.consultation, starts_at: '2026-11-26T10:30:00+01:00' };
      await client.moveAtDesk({ id: appointment.id, ...place });
    }
    expect(await read(appointment)).toMatchObject({ can_confirm: false, is_coming: false });
    server.clock.advance({ hours: 3 });
    expect(await read(appointment)).toMatchObject({ can_confirm: true, is_coming: false });
    await confirm(appointment);
    const all = await actions(appointment);
    expect(all.filter((action) => action === 'patient confirmed')).toHaveLength(2);
  },
);

test('the answer of a patient needs the hash, and an appointment that is booked and ahead', async () => {
  const wrong = await confirm({ ...appointment, hash: '0'.repeat(32) });
  expect(wrong.status).toBe(404);
  server.clock.set('2026-11-26T08:30:00Z');
  expect((await confirm(appointment)).body.errors).toMatchObject([{ code: 'appointment_started' }]);
  server.clock.set('2026-11-25T09:00:00Z');
  await cancel(server, appointment);
  expect((await confirm(appointment)).body.errors).toMatchObject([
    { code: 'appointment_cancelled' },
  ]);
  expect(await read(appointment)).toMatchObject({ can_confirm: false, is_coming: false });
});

test.each([
  [false, 'Vizit: eljön? Nagy, nov. 26., 09:30. Kérjük, válaszoljon:\nvizit.hu/a/'],
  [true, 'Vizit: Nagy várja Önt: nov. 26., 09:30\nvizit.hu/a/'],
])(
  'the answer of a patient is asked for by the reminder of the day before: answered %s',
  async (isComing, text) => {
    server.clock.set('2026-11-25T06:00:00Z');
    const outbox = outboxOf(server);
    await outbox.send();
    const before = server.sms.sent.length;
    if (isComing) await confirm(appointment);
    server.clock.set('2026-11-25T08:31:00Z');
    await outbox.send();
    expect(server.sms.sent).toHaveLength(before + 1);
    expect(server.sms.sent[0]?.text.slice(0, text.length)).toBe(text);
  },
);
