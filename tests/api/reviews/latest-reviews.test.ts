import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReview } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  // Doctor 7 works in city 10, doctor 5 in city 11 and doctor 4 in both.
  const latest = { doctor_id: 7, score: 10, created_at: '2026-11-06T10:00Z' };
  await buildReview(
    server.database.pool,
    { doctor_id: 4, author: 'Kata', created_at: '2026-11-03T10:00Z' },
    { doctor_id: 5, author: 'Imre', score: 10, created_at: '2026-11-04T10:00Z' },
    { doctor_id: 7, author: 'Béla', score: 10, created_at: '2026-11-05T10:00Z' },
    { ...latest, author: 'Moderate', score: 8 },
    { ...latest, author: 'Silent', comment: '' },
    { ...latest, author: 'Stranger', evidence: null },
    { ...latest, author: 'Hidden', is_published: false },
  );
});
afterAll(() => server.close());

async function authors(search = '') {
  const { status, body } = await server.get(`/api/v1/reviews/${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results.map(({ author }: { author: string }) => author);
}

test('the latest reviews are good, published, have a comment and evidence of a visit', async () => {
  expect((await authors()).slice(0, 3)).toEqual(['Béla', 'Imre', 'Kata']);
});

test('each of the latest reviews names its doctor', async () => {
  const { body } = await server.get('/api/v1/reviews/?limit=1', { 'accept-language': 'en' });
  expect(body).toMatchObject({
    count: 1,
    next: null,
    results: [{ author: 'Béla', service: { slug: 'cardiologist' }, doctor: { id: 7 } }],
  });
});

test('the latest reviews of a city are those of the doctors who work there', async () => {
  expect((await authors('?city=10')).slice(0, 2)).toEqual(['Béla', 'Kata']);
  expect((await authors('?city=11')).slice(0, 2)).toEqual(['Imre', 'Kata']);
});

test('the latest reviews are first those in the language of the page', async () => {
  await buildReview(server.database.pool, {
    doctor_id: 4,
    author: 'Анна',
    language: 'ru',
    created_at: '2026-10-03T10:00Z',
  });
  const first = async (language: string) => {
    const { body } = await server.get('/api/v1/reviews/?limit=2', { 'accept-language': language });
    return body.results.map(({ author }: { author: string }) => author);
  };
  expect(await first('ru')).toEqual(['Анна', 'Béla']);
  expect(await first('hu')).toEqual(['Béla', 'Imre']);
});

test('the latest reviews exclude inactive doctors', async () => {
  await server.database.pool.query('update doctor set is_active = false where id = 7');
  expect((await authors())[0]).toBe('Imre');
});

test('the latest reviews reject an unknown city and a limit above 20', async () => {
  expect((await server.get('/api/v1/reviews/?city=999')).status).toBe(400);
  expect((await server.get('/api/v1/reviews/?limit=21')).status).toBe(400);
});
