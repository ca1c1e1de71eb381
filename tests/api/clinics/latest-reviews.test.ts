import { afterAll, beforeAll, expect, test } from 'vitest';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  // The doctor 7 receives in the city 10, 5 in 11 and 4 in both.
  await server.database.pool.query(`
    insert into review (doctor_id, service_id, author, score, comment, language, evidence,
      is_published, created_at)
    select doctor, 1, author, score, comment, 'hu', evidence, published, at::timestamptz
    from (values
      (4, 'Kata', 9, 'Jó', 'booked', true, '2026-11-03 10:00Z'),
      (5, 'Imre', 10, 'Jó', 'booked', true, '2026-11-04 10:00Z'),
      (7, 'Béla', 10, 'Jó', 'booked', true, '2026-11-05 10:00Z'),
      (7, 'Moderate', 8, 'Jó', 'booked', true, '2026-11-06 10:00Z'),
      (7, 'Silent', 10, '', 'booked', true, '2026-11-06 10:00Z'),
      (7, 'Stranger', 10, 'Jó', null, true, '2026-11-06 10:00Z'),
      (7, 'Hidden', 10, 'Jó', 'booked', false, '2026-11-06 10:00Z'))
      r (doctor, author, score, comment, evidence, published, at)`);
});
afterAll(() => server.close());

async function authors(search = '') {
  const { status, body } = await server.get(`/api/v1/reviews/${search}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results.map(({ author }: { author: string }) => author);
}

test('good published reviews with evidence of the visit and a comment come newest first', async () => {
  expect((await authors()).slice(0, 3)).toEqual(['Béla', 'Imre', 'Kata']);
});

test('each says which doctor it is about', async () => {
  const { body } = await server.get('/api/v1/reviews/?limit=1', { 'accept-language': 'en' });
  expect(body).toMatchObject({
    count: 1,
    next: null,
    results: [{ author: 'Béla', service: { slug: 'cardiologist' }, doctor: { id: 7 } }],
  });
});

test('those of a city are of doctors who receive there', async () => {
  expect((await authors('?city=10')).slice(0, 2)).toEqual(['Béla', 'Kata']);
  expect((await authors('?city=11')).slice(0, 2)).toEqual(['Imre', 'Kata']);
});

test('a doctor who left is praised no more', async () => {
  await server.database.pool.query('update doctor set is_active = false where id = 7');
  expect((await authors())[0]).toBe('Imre');
});

test('a city that there is not, and more than a few, are refused', async () => {
  expect((await server.get('/api/v1/reviews/?city=999')).status).toBe(400);
  expect((await server.get('/api/v1/reviews/?limit=21')).status).toBe(400);
});
