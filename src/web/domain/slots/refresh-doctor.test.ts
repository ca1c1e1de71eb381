import { expect, test } from 'vitest';
import { doctorsPage } from '#tests/support/web/fake-api.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { refreshDoctor } from './refresh-doctor.ts';

/** Creates a client that has loaded everything once and records what it loads again. */
async function loadedClient() {
  const client = createQueryClient({ isServer: true });
  const asked: string[] = [];
  const load = async (name: string, queryKey: readonly unknown[], data: unknown) => {
    await client.fetchQuery({ queryKey, queryFn: () => (asked.push(name), data) });
  };
  const page = doctorsPage(3, {});
  for (const [name, doctors] of [
    ['list with', page],
    ['list without', doctorsPage(1, {})],
  ] as const) {
    await client.fetchInfiniteQuery({
      queryKey: ['doctors', name],
      queryFn: () => (asked.push(name), doctors),
      initialPageParam: 0,
      getNextPageParam: () => null,
    });
  }
  await load('row with', ['some-doctors', {}], page);
  await load('profile', ['doctor', 'doctor-2'], page.results[1]);
  await load('profile of another', ['doctor', 'doctor-1'], page.results[0]);
  await load('slots', ['slots', 2, 20, '2026-11-24'], []);
  await load('slots of another', ['slots', 1, 10, '2026-11-24'], []);
  await load('cities', ['cities'], page);
  asked.length = 0;
  return { client, asked };
}

test('refetches lists and the profile of the doctor, and keeps the old data until then', async () => {
  const { client, asked } = await loadedClient();
  const refreshed = refreshDoctor(client, 2);
  expect(client.getQueryData(['doctor', 'doctor-2'])).toMatchObject({ id: 2 });
  await refreshed;
  expect(asked).toEqual(['list with', 'row with', 'profile']);
});

test('removes the slots of the doctor, but not those of other doctors', async () => {
  const { client } = await loadedClient();
  await refreshDoctor(client, 2);
  expect(client.getQueryData(['slots', 2, 20, '2026-11-24'])).toBeUndefined();
  expect(client.getQueryData(['slots', 1, 10, '2026-11-24'])).toEqual([]);
});
