import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors/';

describe('the profile of a doctor', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('a doctor profile has scores, specialties and years of practice', async () => {
    const { body } = await server.get(`${URL}nagy-anna/`, { 'accept-language': 'en' });
    expect(body).toMatchObject({
      name: 'Anna Nagy',
      experience: 22,
      feedback_count: 2,
      feedback_score: 9.5,
      specialties: [{ id: ids.cardiologist, slug: 'cardiologist', name: 'Cardiologist' }],
      score_distribution: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
    });
    expect(body.services[0]).toMatchObject({ price: 20_000, discount: 10, total: 18_000 });
  });

  test('a doctor has only published reviews, newest first', async () => {
    const { body } = await server.get(`${URL}nagy-anna/reviews/`);
    expect(body.count).toBe(2);
    expect(body.results.map((review: { author: string }) => review.author)).toEqual([
      'Imre',
      'Éva',
    ]);
    const { body: second } = await server.get(`${URL}nagy-anna/reviews/?limit=1&offset=1`);
    expect(second).toMatchObject({
      count: 2,
      next: null,
      previous: `${URL}nagy-anna/reviews/?limit=1&offset=0`,
      results: [{ author: 'Éva', created_at: '2026-11-01T11:00:00+01:00' }],
    });
    expect((await server.get(`${URL}kis-bela/reviews/`)).body).toMatchObject({ results: [] });
  });

  test('a doctor profile has the career in the requested language', async () => {
    await server.database.pool.query(
      `update doctor set register_number = '01234',
         education = '[{"names": {"en": "School", "hu": "Iskola"}, "year": 2001}]',
         workplaces = '[{"names": {"hu": "Kórház"}, "from": 2004, "to": null}]',
         conditions = '[{"en": "Chest pain", "hu": "Mellkasi fájdalom"}]'
       where id = $1`,
      [ids.doctor],
    );
    const { body } = await server.get(`${URL}nagy-anna/`, { 'accept-language': 'en' });
    expect(body).toMatchObject({
      register_number: '01234',
      education: [{ name: 'School', year: 2001 }],
      workplaces: [{ name: 'Kórház', from: 2004, to: null }],
      conditions: ['Chest pain'],
    });
  });

  test('a doctor profile without a career has empty lists', async () => {
    const { body } = await server.get(`${URL}kis-bela/`);
    expect(body).toMatchObject({
      register_number: null,
      education: [],
      workplaces: [],
      conditions: [],
    });
  });

  test('a branch of a profile has parking, access and the hours for cancelling', async () => {
    await server.database.pool.query(
      `update clinic_branch set parking = '{"en": "In the yard"}', is_wheelchair_accessible = true,
         cancel_hours = 24 where id = $1`,
      [ids.branch],
    );
    await server.site.reference.reload();
    const { body } = await server.get(`${URL}nagy-anna/`, { 'accept-language': 'en' });
    expect(body.clinic_branches[0]).toMatchObject({
      parking: 'In the yard',
      is_wheelchair_accessible: true,
      cancel_hours: 24,
    });
  });

  test.each([
    ['en', 'Anna Nagy'],
    ['ru', 'Надь Анна'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Надь Анна'],
    ['de, en;q=0.5, ru;q=0.6', 'Надь Анна'],
    ['en;q=0, ru;q=0.1', 'Надь Анна'],
    ['HU-hu', 'Nagy Anna'],
    ['*', 'Nagy Anna'],
    ['', 'Nagy Anna'],
    // No Kazakh name is stored, so the default language of the country is used.
    ['kk', 'Nagy Anna'],
  ])('Accept-Language "%s" gives the doctor the name %s', async (header, name) => {
    const headers = { 'accept-language': header };
    expect((await server.get(`${URL}nagy-anna/`, headers)).body.name).toBe(name);
  });
});
