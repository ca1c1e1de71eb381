import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { buildRule } from '#tests/support/data/factories.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskClient(server, 'zsuzsa');
});
afterEach(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const tasks = (day?: string) =>
  desk.deskTasks({ id: ids.branch, ...(day === undefined ? {} : { day }) });
const otherDesk = () => deskClient(server, 'other', ids.branchWithQuestions);

const book = (startsAt: string, more: object = {}) => bookAtDesk(desk, startsAt, more);

test('an appointment that a changed schedule has left behind is a task of the desk until it is moved', async () => {
  const { id } = await book(at('10:00'));
  await book(at('08:00'));
  expect((await tasks()).misplaced).toEqual([]);
  await sql(`update schedule_rule set starts_minute = 630 where schedule_id = 1`);
  expect((await tasks()).misplaced).toMatchObject([{ id, absence_id: null }]);
  await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('11:00') });
  expect((await tasks()).misplaced).toEqual([]);
});

test('an appointment that a changed schedule has left behind is found on a day that is not 24 hours long, at its local time', async () => {
  await buildRule(server.database.pool, { schedule_id: 1, weekday: 7 });
  await book(at('10:00', '2027-03-26'));
  const { id } = await book('2027-03-28T10:00:00+02:00');
  await sql('update schedule_rule set starts_minute = 600');
  expect((await tasks('2027-03-26')).misplaced).toEqual([]);
  expect((await tasks('2027-03-28')).misplaced).toEqual([]);
  await sql('update schedule_rule set starts_minute = 601');
  expect((await tasks('2027-03-28')).misplaced).toMatchObject([{ id }]);
});

test('an appointment that a changed schedule has left behind names the absence in which this is decided', async () => {
  const { id } = await book(at('10:00'));
  const manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
  const [doctor] = await manager.doctorsInReach();
  const absence = await manager.beginAbsence({
    doctor: doctor?.id ?? 0,
    first_day: TUESDAY,
    last_day: TUESDAY,
  });
  expect((await tasks()).misplaced).toMatchObject([{ id, absence_id: absence.id }]);
  await expect((await otherDesk()).deskTasks({ id: ids.branch })).rejects.toThrow('404');
});

test('an appointment that a changed schedule has left behind is a task months ahead only on the day that is shown', async () => {
  const { id } = await book(at('10:00', '2027-03-02'));
  await sql('delete from schedule_rule');
  expect((await tasks()).misplaced).toEqual([]);
  expect((await tasks('2027-03-02')).misplaced).toMatchObject([{ id }]);
});

describe('a patient whose SMS failed', () => {
  const fail = (appointment: number) =>
    sql(
      `update message set state = 'failed', settled_at = $2, reason = 'unreachable'
       where appointment_id = $1 and kind in ('confirmation', 'cancelled')`,
      [appointment, new Date(server.clock.now())],
    );

  test('a patient whose SMS failed is a task until the desk has reached them, which the history says once', async () => {
    const { id } = await book(at('10:00'));
    await fail(id);
    expect((await tasks()).unreached).toMatchObject([{ id }]);
    expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ is_unreached: true });
    await expect((await otherDesk()).reachByPhone({ id })).rejects.toThrow('404');

    await desk.reachByPhone({ id });
    await desk.reachByPhone({ id });
    expect((await tasks()).unreached).toEqual([]);
    const { history, is_unreached: isUnreached } = await desk.deskAppointmentDetails({ id });
    expect(isUnreached).toBe(false);
    expect(history.filter(({ action }) => action === 'reached')).toMatchObject([
      { actor: 'clinic zsuzsa' },
    ]);
    const { rows } = await sql(`select done_by from message where state = 'failed'`);
    expect(rows).toEqual([{ done_by: 'clinic zsuzsa' }]);
  });

  test('a patient whose SMS failed is a task also when the appointment is cancelled, but not when a later SMS was sent', async () => {
    const { id } = await book(at('10:00'));
    await fail(id);
    server.clock.advance({ minutes: 1 });
    await sql(
      `insert into message (appointment_id, kind, sequence, due_at, expires_at, state, settled_at)
       values ($1, 'delayed', 0, $2, $2, 'sent', $2)`,
      [id, new Date(server.clock.now())],
    );
    expect((await tasks()).unreached).toEqual([]);
    await desk.cancelAtDesk({ id, by: 'clinic', reason: 'Ill' });
    await fail(id);
    expect((await tasks()).unreached).toMatchObject([{ id, cancelled_by: 'clinic' }]);
  });
});

test('the link of the appointment page is sent three times a day, however often it is asked for', async () => {
  const { id } = await book(at('10:00'));
  const outbox = outboxOf(server);
  await outbox.send();
  const sent = server.sms.sent.length;
  const outcomes = { queued: 0, waiting: 0, refused: 0 };
  const ask = async () => {
    try {
      const { is_queued: isQueued } = await desk.resendAppointmentLink({ id });
      outcomes[isQueued ? 'queued' : 'waiting'] += 1;
    } catch (error) {
      expect(String(error)).toContain('429');
      outcomes.refused += 1;
    }
  };
  for (let round = 0; round < 100; round += 1) {
    await Promise.all(Array.from({ length: 100 }, ask));
    if (round < 5) await outbox.send();
  }
  expect(outcomes.queued).toBe(3);
  expect(outcomes.queued + outcomes.waiting + outcomes.refused).toBe(10_000);
  expect(server.sms.sent).toHaveLength(sent + 3);
  const { history } = await desk.deskAppointmentDetails({ id });
  expect(history.filter(({ action }) => action === 'resent')).toHaveLength(3);
}, 900_000);

test('the link of the appointment page is not sent to a landline, for a cancelled appointment, or by a desk elsewhere', async () => {
  const landline = await book(at('10:00'), { phone: '06 1 234 5678' });
  const cancelled = await book(at('11:00'));
  await desk.cancelAtDesk({ id: cancelled.id, by: 'patient', reason: 'Called' });
  for (const { id } of [landline, cancelled]) {
    expect(await desk.resendAppointmentLink({ id })).toEqual({ is_queued: false });
    expect(await desk.deskAppointmentDetails({ id })).toMatchObject({ can_resend: false });
  }
  await expect((await otherDesk()).resendAppointmentLink({ id: landline.id })).rejects.toThrow(
    '404',
  );
});

test('the history of an appointment says when a note was changed and where a move led', async () => {
  const { id } = await book(at('10:00'));
  await desk.saveAppointmentNote({ id, note: 'Comes by car' });
  await desk.saveAppointmentNote({ id, note: 'Comes by car' });
  await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('11:00') });
  const { history } = await desk.deskAppointmentDetails({ id });
  expect(history).toMatchObject([
    { action: 'booked', starts_at: at('10:00') },
    { action: 'noted', actor: 'clinic zsuzsa' },
    { action: 'moved', starts_at: at('11:00') },
    { action: 'viewed' },
  ]);
});
