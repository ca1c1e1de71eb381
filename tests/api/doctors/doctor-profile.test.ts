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

  test.each([
    ['en', 'Anna Nagy'],
    ['ru', 'Анна Надь'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Анна Надь'],
    ['de, en;q=0.5, ru;q=0.6', 'Анна Надь'],
    ['en;q=0, ru;q=0.1', 'Анна Надь'],
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
