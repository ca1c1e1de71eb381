import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/clinics/tisza-clinic/reviews/';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  // Of the clinic's doctors 7 receives in the city 10, 5 in 11 and 4 in both; 1 is of another clinic.
  await server.database.pool.query(`
    insert into review (doctor_id, service_id, author, score, comment, language, evidence,
      is_published, created_at)
    select doctor, 1, author, 9, 'Jó', 'hu', 'booked', published, at::timestamptz
    from (values
      (4, 'Kata', true, '2026-11-03 10:00Z'),
      (5, 'Imre', true, '2026-11-04 10:00Z'),
      (4, 'Éva', true, '2026-11-05 10:00Z'),
      (4, 'Hidden', false, '2026-11-06 10:00Z'),
      (1, 'Elsewhere', true, '2026-11-07 10:00Z'),
      (7, 'Béla', true, '2026-11-05 10:00Z')) r (doctor, author, published, at)`);
});
afterAll(() => server.close());

async function get(path: string) {
  const { status, body } = await server.get(path, { 'accept-language': 'en' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const authorsOf = ({ results }: { results: { author: string }[] }) =>
  results.map(({ author }) => author);

test('the published reviews of all doctors of a clinic come newest first', async () => {
  const reviews = await get(URL);
  expect(authorsOf(reviews)).toEqual(['Béla', 'Éva', 'Imre', 'Kata']);
  const { body: clinic } = await server.get('/api/v1/clinics/tisza-clinic/');
  expect(reviews.count).toBe(clinic.feedback_count);
});

test('each says which doctor it is about', async () => {
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

test('they are paged across doctors', async () => {
  const first = await get(`${URL}?limit=2`);
  expect(authorsOf(first)).toEqual(['Béla', 'Éva']);
  expect(authorsOf(await get(first.next))).toEqual(['Imre', 'Kata']);
});

test('those of one city are of the doctors who receive there', async () => {
  expect(authorsOf(await get(`${URL}?city=11`))).toEqual(['Éva', 'Imre', 'Kata']);
  expect(authorsOf(await get(`${URL}?city=10`))).toEqual(['Béla', 'Éva', 'Kata']);
  expect(problemsOf(await server.get(`${URL}?city=99`))).toEqual(['does_not_exist city']);
});

test('a doctor who no longer receives takes the reviews along', async () => {
  const { pool } = server.database;
  await pool.query(
    'update doctor set is_active = false where id = 7; select refresh_doctor_listing(array[7])',
  );
  expect(authorsOf(await get(URL))).toEqual(['Éva', 'Imre', 'Kata']);
});

test('a clinic that nobody knows is not found', async () => {
  const answer = await server.get('/api/v1/clinics/nobody/reviews/');
  expect(problemsOf(answer, 404)).toEqual(['not_found -']);
});
