import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildReview } from '#tests/support/data/factories.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors/nagy-anna/reviews/';

describe('the reviews of a doctor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ template: clinic() });
    const { pool } = server.database;
    await pool.query('delete from review');
    const day = (number: number) => `2026-11-0${number}T10:00Z`;
    await buildReview(
      pool,
      { doctor_id: ids.doctor, author: 'Silent', score: 10, comment: '', created_at: day(1) },
      { doctor_id: ids.doctor, author: 'Older', score: 4, created_at: day(2) },
      { doctor_id: ids.doctor, author: 'Newer', score: 4, created_at: day(3) },
      { doctor_id: ids.doctor, author: 'Good', score: 9, created_at: day(4) },
      { doctor_id: ids.doctor, author: 'Hidden', score: 1, is_published: false },
      { doctor_id: ids.otherDoctor, author: 'Other', score: 1 },
    );
    await pool.query('update doctor set feedback_count = 4 where id = $1', [ids.doctor]);
  });
  afterAll(() => server.close());

  test.each([
    ['', 4, ['Good', 'Newer', 'Older', 'Silent']],
    ['?ordering=newest', 4, ['Good', 'Newer', 'Older', 'Silent']],
    ['?ordering=best', 4, ['Silent', 'Good', 'Newer', 'Older']],
    ['?ordering=worst', 4, ['Newer', 'Older', 'Good', 'Silent']],
    ['?with_comment=true', 3, ['Good', 'Newer', 'Older']],
    ['?with_comment=false', 4, ['Good', 'Newer', 'Older', 'Silent']],
    ['?ordering=worst&with_comment=true&limit=2', 3, ['Newer', 'Older']],
    ['?ordering=best&with_comment=true&offset=2', 3, ['Older']],
  ])('the query "%s" lists %i reviews in its order', async (query, count, authors) => {
    const { body } = await server.get(URL + query);
    expect(body.count).toBe(count);
    expect(body.results.map(({ author }: { author: string }) => author)).toEqual(authors);
  });

  test('the link to the next page keeps order and filter', async () => {
    const { body } = await server.get(`${URL}?ordering=best&with_comment=true&limit=1`);
    expect(body.next).toBe(`${URL}?ordering=best&with_comment=true&limit=1&offset=1`);
  });

  test.each(['ordering=oldest', 'with_comment=maybe'])(
    '%s is a validation error',
    async (query) => {
      expect((await server.get(`${URL}?${query}`)).status).toBe(400);
    },
  );
});
