import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCategory, buildDoctorService, buildService } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  const { pool } = server.database;
  await buildCategory(
    pool,
    { id: 1, names: 'Laboratory', position: 2 },
    { id: 2, names: { en: 'Ultrasound', hu: 'Ultrahang' }, position: 1 },
    { id: 3, names: 'Empty' },
  );
  await buildService(
    pool,
    { id: 8, names: 'Allergy test', category_id: 1 },
    { id: 9, names: 'Never done', category_id: 3 },
  );
  await pool.query(
    'update service set category_id = case id when 2 then 2 else 1 end where id in (2, 3)',
  );
  await buildDoctorService(
    pool,
    { id: 999, service_id: 8, schedule_id: 43, type: 'procedure', price: 8000, discount: 25 },
    { id: 998, service_id: 9, schedule_id: 31, type: 'procedure', price: 8000 },
  );
  await pool.query('select refresh_doctor_listing(array[3, 4])');
  await server.site.reference.reload();
});
afterAll(() => server.close());

async function list(query = '', language = 'en') {
  const response = await server.get(`/api/v1/service-categories/?${query}`, {
    'accept-language': language,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return response.body;
}

test('service categories are in the order of the country, with the offered services by name', async () => {
  expect(await list()).toMatchObject({
    count: 2,
    next: null,
    previous: null,
    results: [
      {
        id: 2,
        slug: 'ultrasound',
        name: 'Ultrasound',
        min_price: 30_000,
        procedures: [
          {
            id: 2,
            slug: 'heart-ultrasound',
            name: 'Heart ultrasound',
            doctors_count: 1,
            min_price: 30_000,
          },
        ],
      },
      {
        id: 1,
        slug: 'laboratory',
        name: 'Laboratory',
        min_price: 3000,
        procedures: [
          { id: 8, slug: 'allergy-test', name: 'Allergy test', doctors_count: 1, min_price: 6000 },
          { id: 3, slug: 'blood-test', name: 'Blood test', doctors_count: 1, min_price: 3000 },
        ],
      },
    ],
  });
});

test('service categories of a city have the services offered there', async () => {
  const { results } = await list('city=11');
  expect(results).toMatchObject([
    { slug: 'laboratory', min_price: 6000, procedures: [{ slug: 'allergy-test' }] },
  ]);
  const slugs = (await list('city=10')).results.map((category: { slug: string }) => category.slug);
  expect(slugs).toEqual(['ultrasound', 'laboratory']);
});

test('service categories are translated and paged on request', async () => {
  expect((await list('', 'hu')).results[0].name).toBe('Ultrahang');
  const page = await list('limit=1&offset=1');
  expect(page).toMatchObject({ count: 2, next: null, results: [{ slug: 'laboratory' }] });
});
