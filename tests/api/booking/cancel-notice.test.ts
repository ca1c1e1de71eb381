import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyDueAbsences } from '#server/features/desk/absences/apply-absences.ts';
import { bookAppointment, cancel, reschedule, slotAt } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient, staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DAY = '2026-11-26';
const UNTIL = '2026-11-25T10:00:00+01:00';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  await ask(24);
});
afterEach(() => server.close());

async function ask(hours: number | null): Promise<void> {
  await server.database.pool.query('update clinic_branch set cancel_hours = $1', [hours]);
  await server.site.reference.reload();
}

const book = async (time = '10:00') =>
  bookAppointment(server, await slotAt(server, time, { day: DAY }));
const read = async ({ id, hash }: { id: number; hash: string }) =>
  (await server.get(`/api/v1/appointments/${id}/?hash=${hash}`)).body;

test('a booking and the page of the appointment say until when the clinic asks to cancel', async () => {
  const { body: fields } = await server.get('/api/v1/clinic-branches/1/appointment-fields/');
  expect(fields).toMatchObject({ cancel_hours: 24 });
  const booked = await book();
  const notice = { until: UNTIL, is_over: false };
  expect(booked).toMatchObject({ cancel_notice: notice });
  expect(await read(booked)).toMatchObject({ cancel_notice: notice, can_cancel: true });
});

test('a patient cancels later than the clinic asked, which is marked at the desk and in the figures', async () => {
  const late = await book('10:00');
  const early = await book('11:00');
  expect((await cancel(server, early)).status).toBe(200);
  server.clock.set('2026-11-25T12:00:00Z');
  expect(await read(late)).toMatchObject({
    cancel_notice: { until: UNTIL, is_over: true },
    can_cancel: true,
  });
  expect((await cancel(server, late)).status).toBe(200);
  expect(await read(late)).toMatchObject({ status: 'cancelled', cancel_notice: null });

  const desk = await deskClient(server, 'eva');
  const { appointments } = await desk.deskDay({ id: ids.branch, day: DAY });
  expect(appointments.map(({ id, is_cancelled_late: isLate }) => [id, isLate])).toEqual([
    [late.id, true],
    [early.id, false],
  ]);
  server.clock.set('2026-11-30T12:00:00Z');
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  expect((await manager.figures({})).by_patient).toEqual({ cancelled: 2, late: 1 });
});

test('a patient who books later than the clinic asks to cancel is asked for nothing', async () => {
  server.clock.set('2026-11-25T12:00:00Z');
  const booked = await book();
  expect(await read(booked)).toMatchObject({ cancel_notice: null, can_cancel: true });
  await cancel(server, booked);
  const desk = await deskClient(server, 'eva');
  const { appointments } = await desk.deskDay({ id: ids.branch, day: DAY });
  expect(appointments).toMatchObject([{ is_cancelled_late: false }]);
});

test('a note on a cancelled appointment does not make the cancellation late', async () => {
  const booked = await book();
  await cancel(server, booked);
  server.clock.set('2026-11-25T12:00:00Z');
  const desk = await deskClient(server, 'eva');
  await desk.saveAppointmentNote({ id: booked.id, note: 'Called back' });
  const { appointments } = await desk.deskDay({ id: ids.branch, day: DAY });
  expect(appointments).toMatchObject([{ is_cancelled_late: false }]);
});

test('a patient whose doctor is absent is asked for nothing, and does not cancel late', async () => {
  const booked = await book();
  server.clock.set('2026-11-25T12:00:00Z');
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const { id } = await manager.beginAbsence({ doctor: ids.doctor, first_day: DAY, last_day: DAY });
  await manager.confirmAbsence({ id, proposals: [] });
  server.clock.advance({ minutes: 30 });
  await applyDueAbsences(server.database.pool, server.clock.now());
  expect(await read(booked)).toMatchObject({ cancel_notice: null, displaced: expect.anything() });
  expect((await cancel(server, booked)).status).toBe(200);
  const { appointments } = await manager.deskDay({ id: ids.branch, day: DAY });
  expect(appointments).toMatchObject([{ is_cancelled_late: false }]);
});

test('a patient who is told of nothing is asked for nothing', async () => {
  const desk = await deskClient(server, 'eva');
  const { id } = await desk.bookAtDesk({
    key: randomUUID(),
    offer: ids.consultation,
    starts_at: `${DAY}T10:00:00+01:00`,
    source: 'phone',
    given_name: 'Kata',
    surname: 'Szabó',
    phone: '',
    has_consent: true,
  });
  server.clock.set('2026-11-25T12:00:00Z');
  const later = await deskClient(server, 'eva');
  await later.cancelAtDesk({ id, by: 'patient', reason: 'Ill', silent_reason: null });
  const { appointments } = await later.deskDay({ id: ids.branch, day: DAY });
  expect(appointments).toMatchObject([{ cancelled_by: 'patient', is_cancelled_late: false }]);
});

test('a move asks for notice of the new time, and later hours of the branch change nothing', async () => {
  const booked = await book();
  await ask(48);
  expect(await read(booked)).toMatchObject({ cancel_notice: { until: UNTIL } });
  const slot = await slotAt(server, '09:00', { day: '2026-11-27' });
  expect((await reschedule(server, booked, slot)).status).toBe(200);
  expect(await read(booked)).toMatchObject({
    cancel_notice: { until: '2026-11-25T09:00:00+01:00', is_over: false },
  });
});

test('a clinic that asks for nothing is not named', async () => {
  await ask(null);
  expect(await read(await book())).toMatchObject({ cancel_notice: null });
});
