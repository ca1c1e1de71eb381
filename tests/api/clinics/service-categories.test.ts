import { afterAll, beforeAll, expect, test } from 'vitest';
import { names } from '#tests/support/data/clinic.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  await server.database.pool.query(`
    insert into service_category values
      (1, 'laboratory', '${names('Laboratory')}', 2),
      (2, 'ultrasound', '{"en": "Ultrasound", "hu": "Ultrahang"}', 1),
      (3, 'empty', '${names('Empty')}', 3);
    insert into service values
      (8, 'allergy-test', 'procedure', '${names('Allergy test')}', null, '${names('-')}', 1, null,
        false, false, 10),
      (9, 'never-done', 'procedure', '${names('Never done')}', null, '${names('-')}', 3, null,
        false, false, 10);
    update service set category_id = 2 where id = 2;
    update service set category_id = 1 where id = 3;
    insert into doctor_service (id, doctor_id, service_id, schedule_id, clinic_branch_id, type,
      price, discount, total, duration_minutes, steps)
    values
      (999, 4, 8, 43, 3, 'procedure', 8000, 25, 6000, 30, 1),
      (998, 3, 9, 31, 1, 'procedure', 8000, 0, 8000, 30, 1);
    select refresh_doctor_listing(array[3, 4]);`);
  await server.site.reference.reload();
});
afterAll(() => server.close());

async function list(query = '', language = 'en') {
  const answer = await server.get(`/api/v1/service-categories/?${query}`, {
    'accept-language': language,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

test('categories come in the order of the country, with what somebody offers, by name', async () => {
  expect(await list()).toEqual({
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

test('in a city they have what is offered there', async () => {
  const { results } = await list('city=11');
  expect(results).toMatchObject([
    { slug: 'laboratory', min_price: 6000, procedures: [{ slug: 'allergy-test' }] },
  ]);
  const slugs = (await list('city=10')).results.map((category: { slug: string }) => category.slug);
  expect(slugs).toEqual(['ultrasound', 'laboratory']);
});

test('they speak the language asked for and are paged when somebody wants them so', async () => {
  expect((await list('', 'hu')).results[0].name).toBe('Ultrahang');
  const page = await list('limit=1&offset=1');
  expect(page).toMatchObject({ count: 2, next: null, results: [{ slug: 'laboratory' }] });
});
