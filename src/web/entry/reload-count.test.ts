import { expect, test } from 'vitest';
import { countReload, resetReloads, type Counter } from './reload-count.ts';

function counter(): Counter {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('a page that fails is reloaded three times, then the error is shown', () => {
  const storage = counter();
  const tries = Array.from({ length: 5 }, () => countReload(() => storage, true));
  expect(tries).toEqual([true, true, true, false, false]);
});

test('a page that has worked is reloaded three times again', () => {
  const storage = counter();
  const fail = () => countReload(() => storage, true);
  while (fail());
  resetReloads(() => storage);
  expect([fail(), fail(), fail(), fail()]).toEqual([true, true, true, false]);
});

test.each([
  ['denied', denied],
  ['full', () => ({ ...counter(), setItem: denied })],
])('a page is reloaded once if the storage is %s', (_, storage) => {
  expect(countReload(storage, false)).toBe(true);
  expect(countReload(storage, true)).toBe(false);
  expect(() => resetReloads(storage)).not.toThrow();
});
