import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

const END = '2026-11-24T10:00:00+01:00';

let server: TestServer;
let appointment: Appointment;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  appointment = await bookAppointment(server, await slotAt(server, '09:30'));
});
afterEach(() => server.close());

const opened = async () =>
  (await server.get(`/api/v1/appointments/${appointment.id}/?hash=${appointment.hash}`)).body;

test('an appointment names the doctor service it was booked for', async () => {
  expect(await opened()).toMatchObject({ doctor_service: ids.consultation });
});

test('an appointment is completed and open for feedback from its end', async () => {
  server.clock.set('2026-11-24T09:59:59+01:00');
  expect(await opened()).toMatchObject({
    status: 'booked',
    feedback: null,
    can_leave_feedback: false,
  });
  server.clock.set(END);
  expect(await opened()).toMatchObject({
    status: 'completed',
    feedback: null,
    can_leave_feedback: true,
  });
});

test('an appointment with feedback accepts no second feedback', async () => {
  server.clock.set(END);
  const { id, hash } = appointment;
  expect((await server.post('/api/v1/feedback/', { appointment: id, hash, score: 9 })).status).toBe(
    201,
  );
  expect(await opened()).toMatchObject({
    feedback: { score: 9, state: 'waiting', rejection_reason: null },
    can_leave_feedback: false,
  });
});

test('a cancelled appointment is neither completed nor open for feedback', async () => {
  await cancel(server, appointment);
  server.clock.set(END);
  expect(await opened()).toMatchObject({ status: 'cancelled', can_leave_feedback: false });
});

test('a completed appointment accepts no feedback where the flag is off', async () => {
  Object.assign(server.site.flags, { feedback: false });
  server.clock.set(END);
  expect(await opened()).toMatchObject({ status: 'completed', can_leave_feedback: false });
});
