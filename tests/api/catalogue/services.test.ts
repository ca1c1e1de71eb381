import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await rename('ru', 'Кардиолог');
});
afterAll(() => server.close());

async function list(query: string): Promise<Service[]> {
  const { body } = await server.get(`/api/v1/services/?limit=none&${query}`);
  return body.results;
}

async function rename(language: string, name: string): Promise<void> {
  await server.database.pool.query('update service set names = names || $1 where id = 1', [
    { [language]: name },
  ]);
  await server.site.reference.reload();
}

const nameOf = (services: readonly Service[], id: number) =>
  services.find((service) => service.id === id)?.name;

test('a list of services is the same from the cache as with other filters for the same services', async () => {
  const first = await list('city=10&type=initial-appointment');
  expect(first.length).toBeGreaterThan(0);
  expect(await list('city=10&type=initial-appointment')).toEqual(first);
  const same = first.map(({ id }) => id).join();
  expect(await list(`city=10&type=initial-appointment&id=${same}`)).toEqual(first);
});

test('lists of services of two languages and two cities differ', async () => {
  const lists = [await list('city=10'), await list('city=10&locale=ru'), await list('city=11')];
  expect(new Set(lists.map((services) => JSON.stringify(services))).size).toBe(3);
});

test('a list of services has a new name as soon as the reference data are loaded', async () => {
  const before = nameOf(await list('city=10'), 1);
  expect(before).not.toBe('Szívgyógyász');
  await rename('hu', 'Szívgyógyász');
  expect(nameOf(await list('city=10'), 1)).toBe('Szívgyógyász');
});

test('a service shows two of its alternate names, not all words of the search', async () => {
  await server.database.pool.query('update service set alternate_names = $1 where id = 1', [
    { hu: 'szívorvos, szívgyógyász, mellkasi fájdalom, magas vérnyomás' },
  ]);
  await server.site.reference.reload();
  const [service] = await list('id=1&locale=hu');
  expect(service?.alternate_name).toBe('szívorvos, szívgyógyász');
});
