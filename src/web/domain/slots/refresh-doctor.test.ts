import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { doctorsPage } from '#tests/support/web/fake-api.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { refreshDoctor } from './refresh-doctor.ts';

/** Creates a client with loaded queries, which records its later requests. */
async function loadedClient() {
  const client = createQueryClient({ isServer: true });
  const requests: string[] = [];
  const load = async (name: string, queryKey: readonly unknown[], data: unknown) => {
    await client.fetchQuery({ queryKey, queryFn: () => (requests.push(name), data) });
  };
  const page = doctorsPage(3, {});
  for (const [name, doctors] of [
    ['list with', page],
    ['list without', doctorsPage(1, {})],
  ] as const) {
    await client.fetchInfiniteQuery({
      queryKey: ['doctors', name],
      queryFn: () => (requests.push(name), doctors),
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
  requests.length = 0;
  return { client, requests };
}

test('refreshing a doctor refetches lists and the profile, and shows old data until then', async () => {
  const { client, requests } = await loadedClient();
  const refreshed = refreshDoctor(client, 2, null);
  expect(client.getQueryData(['doctor', 'doctor-2'])).toMatchObject({ id: 2 });
  await refreshed;
  expect(requests).toEqual(['list with', 'row with', 'profile']);
});

test('refreshing a doctor removes the slots of that doctor, but not of others', async () => {
  const { client } = await loadedClient();
  await refreshDoctor(client, 2, null);
  expect(client.getQueryData(['slots', 2, 20, '2026-11-24'])).toBeUndefined();
  expect(client.getQueryData(['slots', 1, 10, '2026-11-24'])).toEqual([]);
});

test('a slot that is gone is removed from the shown slots before the response arrives', async () => {
  const { client } = await loadedClient();
  const queryKey = ['slots', 2, 20, '2026-11-24'];
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>();
  const slots = [1, 2].map((id) => ({ id, datetime: `2026-11-24T09:0${id}:00+01:00` }));
  client.setQueryData(queryKey, slots);
  const onScreen = new QueryObserver(client, {
    queryKey,
    queryFn: () => response,
    staleTime: 60_000,
  });
  const leave = onScreen.subscribe(() => {});
  const refreshed = refreshDoctor(client, 2, 1);
  expect(onScreen.getCurrentResult().data).toEqual(slots.slice(1));
  respond([]);
  await refreshed;
  expect(onScreen.getCurrentResult().data).toEqual([]);
  leave();
});
