import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  bookAppointment,
  cancel,
  endAppointment,
  reschedule,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY_MORNING = '2026-11-24T07:30:00Z';

let server: TestServer;
let desk: StaffClient;
let appointment: Appointment;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false, feedbackModeration: false } });
  appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  server.clock.set(TUESDAY_MORNING);
  desk = await deskOf('desk', ids.branch);
});
afterEach(() => server.close());

const deskOf = (username: string, branch: number) => deskClient(server, username, branch);
const read = async ({ id, hash }: Appointment) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;
const codeOf = async (of: Appointment) => String((await read(of)).check_in_code);
const scan = (code: string) => desk.checkIn({ id: ids.branch, code });

test('the code of an appointment page checks the patient in on the day', async () => {
  const code = await codeOf(appointment);
  expect(code).toMatch(new RegExp(`^VZ1:${appointment.id}:[A-Z]{6}$`));
  const scanned = await scan(code);
  expect(scanned).toMatchObject({ id: appointment.id, attendance: 'arrived' });
  expect(scanned.arrived_at).toBe('2026-11-24T08:30:00+01:00');
  const { history } = await desk.deskAppointmentDetails({ id: appointment.id });
  expect(history.at(-2)).toMatchObject({ action: 'arrived', actor: 'clinic desk' });
});

test('the code of an appointment page is refused the second time', async () => {
  const code = await codeOf(appointment);
  const results = await Promise.allSettled([scan(code), scan(code)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(scan(code)).rejects.toThrow('400 check_in_arrived');
});

test('the code of an appointment page with other letters or another number is invalid', async () => {
  const code = await codeOf(appointment);
  const other = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
  await expect(scan(other)).rejects.toThrow('400 check_in_invalid');
  await expect(scan(code.replace(/:\d+:/, ':999:'))).rejects.toThrow('400 check_in_invalid');
  await expect(scan(String(appointment.id))).rejects.toThrow('400 check_in_invalid');
});

test('the code of an appointment page on another day says so', async () => {
  const code = await codeOf(appointment);
  server.clock.set('2026-11-23T22:59:00Z');
  await expect(scan(code)).rejects.toThrow('400 check_in_day');
  server.clock.set('2026-11-23T23:01:00Z');
  await expect(scan(code)).resolves.toMatchObject({ attendance: 'arrived' });
});

test('a code saved before a move to another day is refused with an error about the day', async () => {
  const saved = await codeOf(appointment);
  const later = await slotAt(server, '09:30', { day: '2026-11-25' });
  expect((await reschedule(server, appointment, later)).status).toBe(200);
  expect(await codeOf(appointment)).not.toBe(saved);
  await expect(scan(saved)).rejects.toThrow('400 check_in_day');
});

test('the code of an appointment page checks a patient in who left and moved to another day', async () => {
  await scan(await codeOf(appointment));
  const later = await slotAt(server, '09:30', { day: '2026-11-25' });
  expect((await reschedule(server, appointment, later)).status).toBe(200);
  server.clock.set('2026-11-25T07:30:00Z');
  desk = await deskOf('next', ids.branch);
  await expect(scan(await codeOf(appointment))).resolves.toMatchObject({
    attendance: 'arrived',
    arrived_at: '2026-11-25T08:30:00+01:00',
  });
});

test('the code of an appointment page of a cancelled appointment says so', async () => {
  const code = await codeOf(appointment);
  await cancel(server, appointment);
  await expect(scan(code)).rejects.toThrow('400 appointment_cancelled');
  expect((await read(appointment)).check_in_code).toBeNull();
});

test('the code of an appointment page at the desk of another branch names the right one and changes nothing', async () => {
  const other = await deskOf('other', ids.branchWithQuestions);
  const code = await codeOf(appointment);
  await expect(other.checkIn({ id: ids.branchWithQuestions, code })).rejects.toMatchObject({
    message: '400 check_in_branch',
    cause: 'Ez az időpont egy másik rendelőbe szól: Duna Clinic, Váci utca 1',
  });
  await expect(other.checkIn({ id: ids.branch, code })).rejects.toThrow('404');
  const { attendance } = await desk.deskAppointmentDetails({ id: appointment.id });
  expect(attendance).toBe('expected');
});

test('the code of an appointment page cannot be guessed: an account has twenty wrong codes an hour', async () => {
  const code = await codeOf(appointment);
  const guesses = Array.from({ length: 30 }, () => scan(code.slice(0, -6) + 'AAAAAA'));
  const errors = (await Promise.allSettled(guesses)).map((result) =>
    result.status === 'rejected' ? String(result.reason) : '',
  );
  expect(errors.filter((error) => error.includes('check_in_invalid'))).toHaveLength(20);
  expect(errors.filter((error) => error.includes('429'))).toHaveLength(10);
  await expect(scan(code)).rejects.toThrow('429');
  server.clock.advance({ hours: 3 });
  await expect(scan(code)).resolves.toMatchObject({ attendance: 'arrived' });
});

test('a review of a scanned appointment stays verified after a no-show mark', async () => {
  await scan(await codeOf(appointment));
  server.clock.set('2026-11-24T10:30:00Z');
  await desk.setAttendance({ id: appointment.id, from: 'arrived', to: 'no_show' });
  await endAppointment(server, appointment.id);
  const { id, hash } = appointment;
  const response = await server.post('/api/v1/feedback/', { appointment: id, hash, score: 3 });
  expect(response.status).toBe(201);
  const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/');
  expect(body.results[0]).toMatchObject({ score: 3, evidence: 'came' });
});
