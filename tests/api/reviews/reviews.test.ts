import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildReview } from '#tests/support/data/factories.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** The review of the sample clinic that waits for moderation. */
const ZOE = 3;
const TEXT = 'Kiss Éva at the reception, +36 20 123 4567, was rude.';

let server: TestServer;
let operator: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  await buildReview(server.database.pool, {
    id: 10,
    doctor_id: 1,
    comment: TEXT,
    score: 2,
    is_published: false,
  });
  operator = await staffClient(server, 'operator');
});
afterEach(() => server.close());

const rating = async () => (await server.get('/api/v1/doctors/nagy-anna/')).body.feedback_count;
const shown = async () => {
  const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/');
  return body.results.find(({ id }: { id: number }) => id === 10)?.comment;
};
const publish = (staff: StaffClient, version = 0) =>
  staff.decideReview({ id: 10, version, verdict: 'published' });
const queueOf = async (staff: StaffClient, queue: 'waiting' | 'second_look' = 'waiting') => {
  const { review, count } = await staff.nextReview({ queue });
  return [count, review?.id];
};

test('the queue of reviews shows one review after the other, the oldest first', async () => {
  const first = await operator.nextReview();
  expect(first).toMatchObject({
    count: 2,
    review: { id: 10, version: 0, doctor: { slug: 'nagy-anna' }, evidence: 'booked' },
  });
  expect(await operator.nextReview({ after: 10 })).toMatchObject({ review: { id: ZOE } });
  expect(await operator.nextReview({ after: ZOE })).toMatchObject({ count: 2, review: null });
});

test('the queue of reviews marks contacts and the same text elsewhere', async () => {
  await buildReview(server.database.pool, { id: 11, doctor_id: 1, comment: TEXT.toUpperCase() });
  const { review } = await operator.nextReview();
  expect(review?.marks).toEqual([{ kind: 'phone', start: 27, end: 42 }]);
  expect(review?.same_text).toEqual([{ id: 11, doctor: 'nagy-anna' }]);
});

test('a decision about a review publishes it on the page of the doctor and in the rating', async () => {
  const before = await rating();
  const { outcome, review } = await publish(operator);
  expect({ outcome, state: review?.state }).toEqual({ outcome: 'done', state: 'published' });
  expect(await rating()).toBe(before + 1);
  expect(await shown()).toBe(TEXT);
  expect(review?.events).toMatchObject([{ actor: 'operator operator', action: 'published' }]);
});

test('a decision about a review rejects it with a reason', async () => {
  const reject = { id: 10, version: 0, verdict: 'rejected' } as const;
  await expect(operator.decideReview(reject)).rejects.toThrow('400 required');
  const { review } = await operator.decideReview({ ...reject, reason: 'insult' });
  expect(review?.state).toBe('rejected');
  expect(await shown()).toBeUndefined();
});

test('a decision about a review changes nothing when it is repeated', async () => {
  const first = await publish(operator);
  expect(await publish(operator)).toEqual(first);
  expect(first.review?.events).toHaveLength(1);
});

test('a decision about a review of a second moderator about the same version is not applied', async () => {
  const manager = await staffClient(server, 'operator_manager');
  await publish(operator);
  const late = { id: 10, version: 0, verdict: 'rejected', reason: 'insult' } as const;
  expect(await manager.decideReview(late)).toMatchObject({
    outcome: 'changed',
    review: { state: 'published', events: [{ actor: 'operator operator' }] },
  });
  expect(await manager.decideReview({ ...late, version: 1 })).toMatchObject({
    outcome: 'changed',
  });
});

test('a decision about a review is made once by concurrent moderators', async () => {
  const manager = await staffClient(server, 'operator_manager');
  const before = await rating();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, index) => publish(index % 2 === 0 ? operator : manager)),
  );
  const actors = new Set(outcomes.map(({ review }) => review?.events[0]?.actor));
  expect(actors.size).toBe(1);
  expect(outcomes.every(({ review }) => review?.events.length === 1)).toBe(true);
  expect(await rating()).toBe(before + 1);
});

test('a decision about an unknown review is rejected with 404', async () => {
  await expect(operator.decideReview({ id: 99, version: 0, verdict: 'published' })).rejects.toThrow(
    '404',
  );
});

test('a review that is left to a second person is seen and decided only by those who may overturn decisions', async () => {
  const { review } = await operator.decideReview({ id: 10, version: 0, verdict: 'second_look' });
  expect(review).toBeNull();
  expect(await queueOf(operator)).toEqual([1, ZOE]);
  await expect(queueOf(operator, 'second_look')).rejects.toThrow('403');
  await expect(publish(operator, 1)).rejects.toThrow('404');
  expect(await publish(operator, 0)).toEqual({ outcome: 'changed', review: null });
  const manager = await staffClient(server, 'operator_manager');
  expect(await queueOf(manager)).toEqual([1, ZOE]);
  expect(await queueOf(manager, 'second_look')).toEqual([1, 10]);
  expect(await publish(manager, 1)).toMatchObject({ outcome: 'done' });
  expect(await queueOf(manager, 'second_look')).toEqual([0, undefined]);
});

describe('blanking personal data out of a review', () => {
  const spans = [
    { start: 0, end: 8 },
    { start: 27, end: 42 },
  ];
  const BLANKED = '[…] at the reception, […], was rude.';
  const blank = (version: number, of = spans) =>
    operator.blankReview({ id: 10, version, spans: of });

  test('a review with personal data blanked out shows the rest of the text as it was written', async () => {
    expect(await blank(0)).toMatchObject({
      outcome: 'done',
      review: { version: 1, text: TEXT, comment: BLANKED },
    });
    await publish(operator, 1);
    expect(await shown()).toBe(BLANKED);
  });

  test('the original of a review with blanks is kept only until the decision', async () => {
    await blank(0);
    const original = async () => {
      const { rows } = await server.database.pool.query(
        'select original_comment from review where id = 10',
      );
      return rows[0]?.original_comment;
    };
    expect(await original()).toBe(TEXT);
    await publish(operator, 1);
    expect(await original()).toBeNull();
  });

  test('blanks in a review can be changed, taken back and repeated', async () => {
    const first = await blank(0);
    expect(await blank(0)).toEqual(first);
    expect((await blank(1, [])).review).toMatchObject({ version: 2, comment: TEXT });
    expect(await blank(1)).toMatchObject({ outcome: 'changed', review: { comment: TEXT } });
  });

  test('blanking a review without any marked text changes nothing', async () => {
    const { outcome, review } = await blank(0, []);
    expect({ outcome, version: review?.version, events: review?.events }).toEqual({
      outcome: 'done',
      version: 0,
      events: [],
    });
  });

  test('spans that do not fit the text of a review are rejected', async () => {
    await expect(blank(0, [{ start: 0, end: 999 }])).rejects.toThrow('400 invalid');
    await expect(blank(0, spans.toReversed())).rejects.toThrow('400 invalid');
  });
});

describe('taking a decision back', () => {
  const undo = (staff: StaffClient, version: number) => staff.undoReview({ id: 10, version });

  test('taking a decision back lets the review wait again and takes it out of the rating', async () => {
    const before = await rating();
    await publish(operator);
    server.clock.set('2026-11-23T07:00:10+01:00');
    expect(await undo(operator, 1)).toMatchObject({
      outcome: 'done',
      review: { state: 'waiting', version: 2 },
    });
    expect(await rating()).toBe(before);
    expect(await undo(operator, 2)).toMatchObject({ outcome: 'changed' });
  });

  test('leaving a review to a second person can be taken back', async () => {
    await operator.decideReview({ id: 10, version: 0, verdict: 'second_look' });
    expect(await undo(operator, 1)).toMatchObject({
      outcome: 'done',
      review: { needs_second_look: false },
    });
  });

  test('a decision cannot be taken back later, or by a colleague', async () => {
    await publish(operator);
    const manager = await staffClient(server, 'operator_manager');
    expect(await undo(manager, 1)).toMatchObject({ outcome: 'changed' });
    server.clock.advance({ minutes: 1 });
    expect(await undo(operator, 1)).toMatchObject({
      outcome: 'changed',
      review: { state: 'published' },
    });
  });
});

test('moderation that rejects low scores more often than high ones is reported', async () => {
  const decided = (score: number, isRejected: boolean, index: number) => ({
    doctor_id: 1,
    score,
    moderated_by: 'operator kata',
    moderated_at: new Date(Date.parse('2026-11-20T10:00Z') + index * 60_000),
    created_at: new Date(
      Date.parse('2026-11-20T10:00Z') + index * 60_000 - (score < 5 ? 7200_000 : 3600_000),
    ),
    is_published: !isRejected,
    rejection_reason: isRejected ? ('insult' as const) : null,
  });
  let id = 1000;
  const rows = (score: number, rejected: number) =>
    Array.from({ length: 100 }, (_, index) => ({
      id: id++,
      ...decided(score, index < rejected, index),
    }));
  const { pool } = server.database;
  expect(await operator.neutrality()).toMatchObject({
    low: { count: 0, rejection_share: null, median_seconds: null },
    is_biased: false,
  });
  await buildReview(pool, ...rows(3, 14), ...rows(9, 6));
  expect(await operator.neutrality()).toEqual({
    low: { count: 100, rejected: 14, rejection_share: 0.14, median_seconds: 7200 },
    high: { count: 100, rejected: 6, rejection_share: 0.06, median_seconds: 3600 },
    is_biased: true,
  });
  // Newer decisions without a difference replace the old ones.
  const newer = rows(3, 6).map((row) => ({ ...row, moderated_at: '2026-11-21T10:00Z' }));
  await buildReview(pool, ...newer, {
    id: id++,
    ...decided(2, true, 0),
    moderated_at: '2026-11-22T10:00Z',
    rejection_reason: 'author_request',
  });
  expect(await operator.neutrality()).toMatchObject({
    low: { count: 100, rejected: 6 },
    is_biased: false,
  });
});
