import { expect, test } from 'vitest';
import { earlyStore } from './early-store.ts';
import { countReload, resetReloads } from './reload-count.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

function workingStore() {
  const values = storage();
  return earlyStore(() => values);
}

test('a page that fails is reloaded three times, then the error is shown', () => {
  const store = workingStore();
  const tries = Array.from({ length: 5 }, () => countReload(store));
  expect(tries).toEqual([true, true, true, false, false]);
});

test('a page that has worked is reloaded three times again', () => {
  const store = workingStore();
  const fail = () => countReload(store);
  while (fail());
  resetReloads(store);
  expect([fail(), fail(), fail(), fail()]).toEqual([true, true, true, false]);
});

test.each([
  ['denied', denied],
  ['full', () => ({ ...storage(), setItem: denied })],
])('a page is not reloaded if the storage is %s, as the reloads would never end', (_, of) => {
  const store = earlyStore(of);
  expect(countReload(store)).toBe(false);
  expect(() => resetReloads(store)).not.toThrow();
});
