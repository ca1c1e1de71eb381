import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { buildReview } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/clinics/tisza-clinic/reviews/';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  // The clinic's doctor 7 works in city 10, doctor 5 in city 11 and doctor 4 in both. Doctor 1
  // works at another clinic.
  await buildReview(
    server.database.pool,
    { doctor_id: 4, author: 'Kata', created_at: '2026-11-03T10:00Z' },
    { doctor_id: 5, author: 'Imre', created_at: '2026-11-04T10:00Z' },
    { doctor_id: 4, author: 'Éva', created_at: '2026-11-05T10:00Z' },
    { doctor_id: 4, author: 'Hidden', created_at: '2026-11-06T10:00Z', is_published: false },
    { doctor_id: 1, author: 'Elsewhere', created_at: '2026-11-07T10:00Z' },
    { doctor_id: 7, author: 'Béla', created_at: '2026-11-05T10:00Z' },
  );
});
afterAll(() => server.close());

async function get(path: string) {
  const { status, body } = await server.get(path, { 'accept-language': 'en' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const authorsOf = ({ results }: { results: { author: string }[] }) =>
  results.map(({ author }) => author);

test('the published reviews of all doctors of a clinic are listed, newest first', async () => {
  const reviews = await get(URL);
  expect(authorsOf(reviews)).toEqual(['Béla', 'Éva', 'Imre', 'Kata']);
  const { body: clinic } = await server.get('/api/v1/clinics/tisza-clinic/');
  expect(reviews.count).toBe(clinic.feedback_count);
});

test('each review of a clinic names its doctor', async () => {
  const { results } = await get(URL);
  const { body: doctor } = await server.get(`/api/v1/doctors/${results[1].doctor.slug}/`, {
    'accept-language': 'en',
  });
  expect(results[1]).toMatchObject({
    author: 'Éva',
    created_at: '2026-11-05T11:00:00+01:00',
    service: { slug: 'cardiologist' },
    doctor: { id: 4, name: doctor.name },
  });
});

test('the reviews of a clinic are paged across doctors', async () => {
  const first = await get(`${URL}?limit=2`);
  expect(authorsOf(first)).toEqual(['Béla', 'Éva']);
  expect(authorsOf(await get(first.next))).toEqual(['Imre', 'Kata']);
});

test('the reviews of a clinic in one city are those of the doctors who work there', async () => {
  expect(authorsOf(await get(`${URL}?city=11`))).toEqual(['Éva', 'Imre', 'Kata']);
  expect(authorsOf(await get(`${URL}?city=10`))).toEqual(['Béla', 'Éva', 'Kata']);
  expect(problemsOf(await server.get(`${URL}?city=99`))).toEqual(['does_not_exist city']);
});

test('the reviews of an inactive doctor are not listed for the clinic', async () => {
  const { pool } = server.database;
  await pool.query(
    'update doctor set is_active = false where id = 7; select refresh_doctor_listing(array[7])',
  );
  expect(authorsOf(await get(URL))).toEqual(['Éva', 'Imre', 'Kata']);
});

test('the reviews of an unknown clinic are not found', async () => {
  const response = await server.get('/api/v1/clinics/unknown/reviews/');
  expect(problemsOf(response, 404)).toEqual(['not_found -']);
});
