import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RejectionReason } from '#shared/contract/booking/own-review.ts';
import { findReview } from '#server/features/reviews/moderation/find-review.ts';
import { listWaitingReviews } from '#server/features/reviews/moderation/list-waiting-reviews.ts';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { book, payload } from '#tests/support/data/booking.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, slotAt, type Appointment } from '#tests/support/data/appointment.ts';

const AFTER = '2026-11-24T10:00:00+01:00';
const AFTER_UTC = new Date(AFTER);
/** The review of the sample clinic that waits for moderation, without an appointment. */
const ZOE = 3;

let server: TestServer;
let appointment: Appointment;
let review: number;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  appointment = await bookAppointment(server, await slotAt(server, '09:30'));
  server.clock.set(AFTER);
  review = await leave(appointment);
});
afterEach(() => server.close());

async function leave({ id, hash }: Appointment): Promise<number> {
  const body = { appointment: id, hash, score: 4, comment: 'Late.' };
  const response = await server.post('/api/v1/feedback/', body);
  expect(response.status).toBe(201);
  return response.body.id;
}

const db = () => server.database.pool;
const by = (actor = 'operator kata') => ({ review, actor, now: server.clock.now() });
const publish = (id = review) =>
  moderateReview(db(), { ...by(), review: id, verdict: 'published' });
const reject = (reason: RejectionReason = 'insult', note: string | null = null) =>
  moderateReview(db(), { ...by('operator imre'), verdict: 'rejected', reason, note });

const path = () => `/api/v1/appointments/${appointment.id}/`;
const feedbackState = async () =>
  (await server.get(`${path()}?hash=${appointment.hash}`)).body.feedback;
const rating = async () => {
  const { body } = await server.get('/api/v1/doctors/nagy-anna/');
  return [body.feedback_count, body.feedback_score, body.services[0].feedback_count];
};
const listed = async () => {
  const { rows } = await db().query(
    'select distinct feedback_count, feedback_sum from doctor_listing where doctor_id = 1',
  );
  return rows;
};
const shown = async () => {
  const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/');
  return body.results.map(({ id }: { id: number }) => id);
};

test('waiting reviews are listed, oldest first, with the evidence of the author', async () => {
  expect(await listWaitingReviews(db(), 10)).toMatchObject({
    count: 2,
    reviews: [
      { id: ZOE, author: 'Zoé', evidence: 'booked' },
      {
        id: review,
        appointment_id: appointment.id,
        doctor_slug: 'nagy-anna',
        author: 'Kata',
        score: 4,
        comment: 'Late.',
        evidence: null,
        state: 'waiting',
      },
    ],
  });
  expect(await listWaitingReviews(db(), 1)).toMatchObject({ count: 2, reviews: [{ id: ZOE }] });
});

test('the author of a waiting review sees its state', async () => {
  expect(await feedbackState()).toEqual({
    id: review,
    score: 4,
    state: 'waiting',
    rejection_reason: null,
  });
});

test('a waiting review is not shown without the hash', async () => {
  expect((await server.get(path())).status).toBe(404);
  expect((await server.get(`${path()}?hash=${'0'.repeat(32)}`)).status).toBe(404);
});

test('a published review is shown as such to its author, counted and no longer waiting', async () => {
  expect(await publish()).toBe('done');
  expect(await feedbackState()).toMatchObject({ state: 'published', rejection_reason: null });
  expect(await rating()).toEqual([3, 8.4, 1]);
  expect(await listWaitingReviews(db(), 10)).toMatchObject({ count: 1 });
});

test('publishing a review notifies every process that caches pages of the doctor', async () => {
  const client = await db().connect();
  const notified: (string | undefined)[] = [];
  client.on('notification', ({ payload: doctors }) => notified.push(doctors));
  await client.query('listen doctors_changed');
  await publish();
  await reject();
  await client.query('select 1');
  await client.query('unlisten doctors_changed');
  client.release();
  expect(notified).toEqual(['1', '1']);
});

test('publishing a review twice changes nothing', async () => {
  await publish();
  expect(await publish()).toBe('same');
  expect(await rating()).toEqual([3, 8.4, 1]);
  expect((await findReview(db(), review))?.events).toHaveLength(1);
});

test('publishing an unknown review is rejected', async () => {
  expect(await publish(999)).toBe('unknown');
  expect(await findReview(db(), 999)).toBeNull();
});

test('rejecting a review shows the author the reason but not the note', async () => {
  expect(await reject('personal_data', 'names the nurse')).toBe('done');
  expect(await feedbackState()).toEqual({
    id: review,
    score: 4,
    state: 'rejected',
    rejection_reason: 'personal_data',
  });
  expect(await rating()).toEqual([2, 9.5, 0]);
  expect(await listWaitingReviews(db(), 10)).toMatchObject({ count: 1 });
  expect(await findReview(db(), review)).toMatchObject({ rejection_note: 'names the nurse' });
});

test('rejecting a published review removes it from the page and from every rating', async () => {
  const before = [await rating(), await listed(), await shown()];
  await publish();
  expect(await listed()).toEqual([{ feedback_count: 3, feedback_sum: 23 }]);
  expect(await shown()).toContain(review);
  expect(await reject()).toBe('done');
  expect([await rating(), await listed(), await shown()]).toEqual(before);
});

test('a rejected review can be published later', async () => {
  await reject('advertising', 'looks like an advertisement');
  expect(await publish()).toBe('done');
  expect(await rating()).toEqual([3, 8.4, 1]);
  expect(await findReview(db(), review)).toMatchObject({
    state: 'published',
    rejection_reason: null,
    rejection_note: null,
  });
});

test('rejecting a review twice keeps the first reason', async () => {
  await reject('insult');
  expect(await reject('unlawful')).toBe('same');
  expect(await feedbackState()).toMatchObject({ rejection_reason: 'insult' });
});

test('the author of a rejected review cannot review the appointment again', async () => {
  await reject();
  const again = { appointment: appointment.id, hash: appointment.hash, score: 1 };
  expect((await server.post('/api/v1/feedback/', again)).status).toBe(400);
});

test('every moderation decision writes an event with its time and actor', async () => {
  await publish();
  server.clock.advance({ minutes: 5 });
  await reject();
  expect((await findReview(db(), review))?.events).toEqual([
    { at: AFTER_UTC, actor: 'operator kata', action: 'published' },
    { at: new Date(server.clock.now()), actor: 'operator imre', action: 'rejected' },
  ]);
  const { rows } = await db().query('select moderated_at, moderated_by from review where id = $1', [
    review,
  ]);
  expect(rows).toEqual([
    { moderated_at: new Date(server.clock.now()), moderated_by: 'operator imre' },
  ]);
  for (const statement of ["update staff_event set actor = 'x'", 'delete from staff_event']) {
    await expect(db().query(statement)).rejects.toThrow(/staff_event.*neither changed nor deleted/);
  }
});

test('the rating follows the last of concurrent publications and rejections', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 === 0 ? publish() : reject())));
  const state = (await findReview(db(), review))?.state;
  expect(await rating()).toEqual(state === 'published' ? [3, 8.4, 1] : [2, 9.5, 0]);
});

test('a review without moderation is published and writes no event', async () => {
  server.clock.set('2026-11-23T07:00:00+01:00');
  const other = await bookAppointment(server, await slotAt(server, '10:30'));
  server.clock.set('2026-11-24T12:00:00+01:00');
  Object.assign(server.site.flags, { feedbackModeration: false });
  const id = await leave(other);
  expect(await findReview(db(), id)).toMatchObject({ state: 'published', events: [] });
});

test('rejected reviews and staff events are deleted after their retention period', async () => {
  await reject('insult', 'shouts');
  const clean = async (days: number) => {
    server.clock.set(new Date(Date.parse(AFTER) + days * 86_400_000 + 1000).toISOString());
    await cleanUp(db(), server.clock.now(), { patientDays: 365, messageDays: 90 });
    const { rows } = await db().query('select count(*)::integer as events from staff_event');
    return [(await findReview(db(), review))?.state, rows[0]?.events];
  };
  expect(await clean(364)).toEqual(['rejected', 1]);
  expect(await clean(365)).toEqual([undefined, 0]);
  expect(await shown()).toHaveLength(2);
});

test('a booking with a confirmed phone is evidence', async () => {
  server.clock.set('2026-11-23T07:00:00+01:00');
  Object.assign(server.site.flags, { otp: true });
  const booked = await book(server, payload(await slotAt(server, '10:00')));
  expect(booked.status).toBe(201);
  server.clock.set('2026-11-24T11:00:00+01:00');
  const id = await leave(booked.body);
  await publish(id);
  const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/?limit=1');
  expect(body.results).toMatchObject([{ id, evidence: 'booked' }]);
});

test.each([
  ['seen', 'came'],
  ['no_show', null],
])('a patient whom the desk records as %s has the evidence %s', async (attendance, evidence) => {
  server.clock.set('2026-11-23T07:00:00+01:00');
  Object.assign(server.site.flags, { otp: true });
  const { body } = await book(server, payload(await slotAt(server, '10:00')));
  server.clock.set('2026-11-24T11:00:00+01:00');
  await db().query('select set_attendance($1, $2, $3, null, null)', [
    body.id,
    attendance,
    new Date(server.clock.now()),
  ]);
  expect(await findReview(db(), await leave(body))).toMatchObject({ evidence });
});

test('a booking without a code is no evidence, even if its origin claims one', async () => {
  server.clock.set('2026-11-23T07:00:00+01:00');
  const analytics = { is_phone_verified: 'true' };
  const booked = await bookAppointment(server, await slotAt(server, '10:00'), { analytics });
  server.clock.set('2026-11-24T11:00:00+01:00');
  expect(await findReview(db(), await leave(booked))).toMatchObject({ evidence: null });
});
