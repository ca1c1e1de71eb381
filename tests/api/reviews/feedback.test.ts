import { afterEach, beforeEach, expect, test } from 'vitest';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildReview } from '#tests/support/data/factories.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { withTitles } from '#tests/support/data/with-titles.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import {
  bookAppointment,
  cancel,
  slotAt,
  type Appointment,
} from '#tests/support/data/appointment.ts';

const FEEDBACK = '/api/v1/feedback/';
const AFTER = '2026-11-24T10:00:00+01:00';
/** A review that waits for moderation, of a patient without an appointment. */
const UNPUBLISHED = { evidence: null, is_published: false };

let server: TestServer;
let appointment: Appointment;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  appointment = await bookAppointment(
    server,
    await slotAt(server, '09:30'),
    { client_name: 'Anna Mária' },
    { 'accept-language': 'ru' },
  );
  server.clock.set(AFTER);
});
afterEach(() => server.close());

const leave = (changes: Record<string, unknown> = {}) =>
  server.post(FEEDBACK, {
    appointment: appointment.id,
    hash: appointment.hash,
    score: 7,
    ...changes,
  });
const doctor = async () => (await server.get('/api/v1/doctors/nagy-anna/')).body;
const reviews = async () => (await server.get('/api/v1/doctors/nagy-anna/reviews/')).body;
const publish = (review: number) =>
  moderateReview(server.database.pool, {
    review,
    verdict: 'published',
    actor: 'operator kata',
    now: server.clock.now(),
  });
const stored = async () =>
  (await server.database.pool.query('select * from review where appointment_id is not null')).rows;

test('feedback is stored and waits for moderation', async () => {
  const before = [await doctor(), await reviews()];
  const response = await leave({ comment: '  Kind and quick. ', would_recommend: true });
  expect(response).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number),
      appointment: appointment.id,
      score: 7,
      comment: 'Kind and quick.',
      would_recommend: true,
      state: 'waiting',
      created_at: '2026-11-24T10:00:00+01:00',
    },
  });
  expect(await stored()).toMatchObject([
    {
      id: response.body.id,
      appointment_id: appointment.id,
      doctor_id: ids.doctor,
      service_id: ids.cardiologist,
      author: 'Anna',
      score: 7,
      comment: 'Kind and quick.',
      would_recommend: true,
      language: 'ru',
      evidence: null,
      is_published: false,
      moderated_at: null,
    },
  ]);
  expect([await doctor(), await reviews()]).toEqual(before);
});

test('feedback may be a score only', async () => {
  expect((await leave({ comment: null, would_recommend: null })).body).toMatchObject({
    comment: '',
    would_recommend: null,
  });
  expect(await stored()).toMatchObject([{ comment: '', would_recommend: null }]);
});

test('feedback counts towards the rating after it is published', async () => {
  const { id } = (await leave({ score: 4, comment: 'Late.' })).body;
  // Reviews of 9 and 10 exist already; this one has no evidence, so half their weight.
  expect(await doctor()).toMatchObject({ feedback_count: 2, feedback_score: 9.5 });
  expect(await publish(id)).toBe('done');

  const after = await doctor();
  expect(after).toMatchObject({ feedback_count: 3, feedback_score: 8.4 });
  expect(after.score_distribution).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 1, 1]);
  expect(after.services[0]).toMatchObject({ feedback_count: 1, feedback_score: 4 });
  expect(after.services[1]).toMatchObject({ feedback_count: 0, feedback_score: null });
  const list = await server.get('/api/v1/doctors/?service=1&expand=services');
  expect(list.body).toMatchObject({ feedback_count: 3, feedback_score: 8.4 });
  expect(list.body.results).toContainEqual(
    expect.objectContaining({ id: ids.doctor, feedback_count: 3 }),
  );

  const shown = await reviews();
  expect(shown.count).toBe(3);
  expect(shown.results[0]).toMatchObject({
    author: 'Anna',
    score: 4,
    comment: 'Late.',
    language: 'ru',
    evidence: null,
  });
});

test('published feedback reorders the doctors by rating', async () => {
  const best = async () =>
    (await server.get('/api/v1/doctors/?service=1&ordering=rating')).body.results.map(
      (each: { id: number }) => each.id,
    );
  const reviews = await buildReview(server.database.pool, { doctor_id: 2, ...UNPUBLISHED });
  for (const other of reviews) await publish(other.id);
  expect(await best()).toEqual([ids.doctor, ids.otherDoctor]);
  const { id } = (await leave({ score: 1 })).body;
  await publish(id);
  await server.database.pool.query(`update review set is_published = false where id = $1`, [id]);
  await publish(id);
  expect(await best()).toEqual([ids.otherDoctor, ids.doctor]);
});

test('feedback is published at once where the country has no moderation', async () => {
  const { site } = server;
  Object.assign(site.flags, { feedbackModeration: false });
  expect((await leave({ score: 7 })).body).toMatchObject({ state: 'published' });
  expect(await doctor()).toMatchObject({ feedback_count: 3, feedback_score: 9 });
  expect(await stored()).toMatchObject([{ is_published: true, moderated_at: new Date(AFTER) }]);
});

test('a review is published once by concurrent requests', async () => {
  const { id } = (await leave()).body;
  const done = await Promise.all(Array.from({ length: 8 }, () => publish(id)));
  expect(done.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await doctor()).toMatchObject({ feedback_count: 3 });
  expect(await publish(999)).toBe('unknown');
});

test("concurrent publications of a doctor's reviews are all counted", async () => {
  const { pool } = server.database;
  const reviews = await buildReview(
    pool,
    ...Array.from({ length: 20 }, () => ({ doctor_id: 1, score: 10, ...UNPUBLISHED })),
  );
  await Promise.all(reviews.map(({ id }) => publish(id)));
  expect(await doctor()).toMatchObject({ feedback_count: 22, feedback_score: 9.9 });
  const listed = await pool.query(
    `select feedback_count, feedback_sum from doctor_listing where doctor_id = 1
       union select feedback_count, feedback_sum from doctor where id = 1`,
  );
  expect(listed.rows).toEqual([{ feedback_count: 22, feedback_sum: 219 }]);
});

test('feedback before the end of the appointment is rejected', async () => {
  server.clock.set('2026-11-24T09:59:59+01:00');
  const early = await leave();
  expect(problemsOf(early)).toEqual(['visit_not_over -']);
  expect(early.body.type).toBe('client_error');
  server.clock.set(AFTER);
  expect((await leave()).status).toBe(201);
});

test('feedback for a cancelled appointment is rejected', async () => {
  server.clock.set(`${TUESDAY}T06:00:00Z`);
  await cancel(server, appointment);
  server.clock.set(AFTER);
  expect(problemsOf(await leave())).toEqual(['appointment_cancelled -']);
});

test('a second feedback is rejected, even at the same time', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => leave()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const response of responses.filter(({ status }) => status !== 201)) {
    expect(problemsOf(response)).toEqual(['feedback_exists -']);
  }
  expect(problemsOf(await leave({ score: 1 }))).toEqual(['feedback_exists -']);
  expect(await stored()).toHaveLength(1);
});

test('feedback without the hash is rejected', async () => {
  expect(problemsOf(await leave({ hash: '0'.repeat(32) }), 404)).toEqual(['not_found -']);
  expect(problemsOf(await leave({ appointment: 999 }), 404)).toEqual(['not_found -']);
  expect(await stored()).toEqual([]);
});

test.each(
  withTitles([
    [{ score: 0 }, 'too_small score'],
    [{ score: 11 }, 'too_large score'],
    [{ score: 7.5 }, 'invalid score'],
    [{ score: '7' }, 'invalid score'],
    [{ score: undefined }, 'required score'],
    [{ comment: 'x'.repeat(2001) }, 'too_long comment'],
    [{ comment: 5 }, 'invalid comment'],
    [{ would_recommend: 'yes' }, 'invalid would_recommend'],
    [{ hash: undefined }, 'required hash'],
    [{ appointment: '1' }, 'invalid appointment'],
  ]),
)('feedback with %s is rejected', async (_name, changes, problem) => {
  expect(problemsOf(await leave(changes))).toEqual([problem]);
  expect(await stored()).toEqual([]);
});

test('feedback where the country has none is rejected', async () => {
  Object.assign(server.site.flags, { feedback: false });
  expect(problemsOf(await leave(), 404)).toEqual(['not_found -']);
  expect(problemsOf(await server.post(FEEDBACK, {}), 404)).toEqual(['not_found -']);
});
