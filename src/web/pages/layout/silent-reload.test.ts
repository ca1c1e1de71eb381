import { expect, test } from 'vitest';
import { HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';
import { consumeSilentReload, type Counter } from './silent-reload.ts';

function counter(): Counter {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const crash = new TypeError('x is not a function');

test('a page that fails to render is reloaded three times, then the error is shown', () => {
  const storage = counter();
  const tries = Array.from({ length: 5 }, () => consumeSilentReload(crash, storage, true));
  expect(tries).toEqual([true, true, true, false, false]);
});

test('failed requests and lost connections do not reload the page', () => {
  expect(consumeSilentReload(new NetworkError(null), counter(), true)).toBe(false);
  expect(consumeSilentReload(new HttpError(502, 'Bad Gateway'), counter(), true)).toBe(false);
  expect(consumeSilentReload(crash, counter(), false)).toBe(false);
});

test('the page is not reloaded without storage, as the reloads would never end', () => {
  const broken: Counter = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {},
    removeItem() {},
  };
  expect(consumeSilentReload(crash, broken, true)).toBe(false);
});
