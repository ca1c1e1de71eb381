import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rankOf, type RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { Tables } from '#server/db/tables.ts';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { undoModeration } from '#server/features/reviews/moderation/undo-moderation.ts';
import { buildReview } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** Two doctors of one service without published reviews. */
const DOCTORS = [2, 3];
const SERVICES = [1, 2];
const COLUMNS = 'feedback_count, feedback_sum, unproved_count, unproved_sum';

type Review = Pick<Tables['review'], 'doctor_id' | 'service_id' | 'score' | 'evidence'>;
type Verdict = 'publish' | 'reject' | 'undo' | 'delete';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  await db().query(
    'update doctor set is_active = true, feedback_count = 0, feedback_sum = 0 where id = any ($1)',
    [DOCTORS],
  );
  await db().query('select refresh_doctor_listing($1)', [DOCTORS]);
});
afterAll(() => server.close());

const db = () => server.database.pool;
async function deleteReviews(): Promise<void> {
  await db().query('select delete_review(id) from review where doctor_id = any ($1)', [DOCTORS]);
}
beforeEach(deleteReviews);

async function add(reviews: readonly Review[]): Promise<number[]> {
  const rows = reviews.map((review) => ({ ...review, is_published: false }));
  return (await buildReview(db(), ...rows)).map(({ id }) => id);
}

async function decide(review: number, verdict: Verdict): Promise<void> {
  const decision = { review, actor: 'operator kata', now: server.clock.now() };
  if (verdict === 'publish') await moderateReview(db(), { ...decision, verdict: 'published' });
  if (verdict === 'reject') {
    const rejection = { verdict: 'rejected', reason: 'insult', note: null } as const;
    await moderateReview(db(), { ...decision, ...rejection });
  }
  if (verdict === 'delete') await db().query('select delete_review($1)', [review]);
  if (verdict === 'undo') {
    const { rows } = await db().query('select version from review where id = $1', [review]);
    await undoModeration(db(), { ...decision, version: rows[0]?.version ?? 0 });
  }
}

/** Returns the ratings that are stored, by doctor and by doctor and service. */
async function stored(): Promise<object> {
  const { rows } = await db().query(
    `select 'doctor ' || id as of, ${COLUMNS}, null::real as rank from doctor where id = any ($1)
     union select format('service %s %s', doctor_id, service_id), ${COLUMNS}, null
       from doctor_service where doctor_id = any ($1)
     union select 'listing ' || doctor_id, ${COLUMNS}, rank
       from doctor_listing where doctor_id = any ($1)`,
    [DOCTORS],
  );
  return Object.fromEntries(rows.map(({ of, ...row }) => [of, row]));
}

/** Returns the ratings that the published reviews have, counted one by one. */
async function expected(): Promise<object> {
  const { rows } = await db().query<Review>('select * from review where is_published');
  const { rows: offers } = await db().query<{ doctor_id: number; service_id: number }>(
    'select doctor_id, service_id from doctor_service where doctor_id = any ($1)',
    [DOCTORS],
  );
  const entries = DOCTORS.flatMap((doctor) => {
    const own = rows.filter((review) => review.doctor_id === doctor);
    const total = totalOf(own);
    return [
      [`doctor ${doctor}`, { ...total, rank: null }],
      [`listing ${doctor}`, { ...total, rank: expect.closeTo(rankOf(total), 5) }],
      ...offers
        .filter(({ doctor_id: id }) => id === doctor)
        .map(({ service_id: service }) => [
          `service ${doctor} ${service}`,
          { ...totalOf(own.filter((review) => review.service_id === service)), rank: null },
        ]),
    ];
  });
  return Object.fromEntries(entries);
}

function totalOf(reviews: readonly Review[]): RatedReviews {
  const total = { feedback_count: 0, feedback_sum: 0, unproved_count: 0, unproved_sum: 0 };
  for (const { score, evidence } of reviews) {
    total.feedback_count += 1;
    total.feedback_sum += score;
    if (evidence !== null) continue;
    total.unproved_count += 1;
    total.unproved_sum += score;
  }
  return total;
}

const review: fc.Arbitrary<Review> = fc.record({
  doctor_id: fc.constantFrom(...DOCTORS),
  service_id: fc.constantFrom(...SERVICES),
  score: fc.integer({ min: 1, max: 10 }),
  evidence: fc.constantFrom('came', 'booked', null),
});
const steps = fc.array(
  fc.tuple(fc.nat({ max: 7 }), fc.constantFrom<Verdict>('publish', 'reject', 'undo', 'delete')),
  { maxLength: 20 },
);

test('any decisions leave the ratings of the published reviews', () =>
  fc.assert(
    fc
      .asyncProperty(
        fc.array(review, { minLength: 8, maxLength: 8 }),
        steps,
        async (reviews, verdicts) => {
          const ids = await add(reviews);
          for (const [index, verdict] of verdicts) await decide(ids[index] ?? 0, verdict);
          expect(await stored()).toEqual(await expected());
        },
      )
      .afterEach(deleteReviews),
    { numRuns: 30 },
  ));

test('a review without evidence has half weight in the scores and the order of lists', async () => {
  const reviews = [
    [2, 10, 'came'],
    [2, 1, null],
    [3, 7, 'booked'],
    [3, 6, 'booked'],
  ] as const;
  const ids = await add(
    reviews.map(([doctor_id, score, evidence]) => ({ doctor_id, service_id: 1, score, evidence })),
  );
  for (const id of ids) await decide(id, 'publish');
  const { body } = await server.get('/api/v1/doctors/?service=1&ordering=rating&limit=50');
  const rated = body.results.filter(({ id }: { id: number }) => DOCTORS.includes(id));
  expect(rated).toMatchObject([
    // (2 × 10 + 1) / 3, where the plain mean is 5.5.
    { id: 2, feedback_count: 2, feedback_score: 7 },
    { id: 3, feedback_count: 2, feedback_score: 6.5 },
  ]);
});

test('the totals of a list and of a clinic count every review, by weight', async () => {
  const ids = await add([
    { doctor_id: 2, service_id: 1, score: 10, evidence: 'came' },
    { doctor_id: 2, service_id: 1, score: 1, evidence: null },
  ]);
  const totals = async () => {
    const list = (await server.get('/api/v1/doctors/?service=1&limit=1')).body;
    const clinic = (await server.get('/api/v1/clinics/?service=1&limit=50')).body.results[0];
    return [list, clinic].map(({ feedback_count: count, feedback_score: score }) => ({
      count,
      score,
    }));
  };
  const before = await totals();
  for (const id of ids) await decide(id, 'publish');
  const after = await totals();
  expect(after.map(({ count }) => count)).toEqual(before.map(({ count }) => count + 2));
  const { rows } = await db().query<RatedReviews>(
    `select sum(feedback_count)::integer as feedback_count, sum(feedback_sum)::integer as feedback_sum,
       sum(unproved_count)::integer as unproved_count, sum(unproved_sum)::integer as unproved_sum
     from (select distinct doctor_id, ${COLUMNS} from doctor_listing
       where service_id = 1 and is_active) l`,
  );
  expect(rows[0]).toMatchObject({ unproved_count: 1, unproved_sum: 1 });
  const { feedback_count, feedback_sum } = rows[0] ?? { feedback_count: 0, feedback_sum: 0 };
  const mean = (2 * feedback_sum - 1) / (2 * feedback_count - 1);
  expect(after[0]?.score).toBe(Math.round(mean * 10) / 10);
});
