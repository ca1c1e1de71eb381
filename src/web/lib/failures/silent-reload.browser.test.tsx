import { expect, test, vi } from 'vitest';
import { HttpError, NetworkError } from './api-failure.ts';
import { reloadSilently } from './silent-reload.ts';

const crash = new TypeError('x is not a function');

/** Lets the page be reloaded during one call, as the script of early.ts does. */
function isReloaded(error: unknown): boolean {
  const ended = new AbortController();
  const reload = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('pagefailure', reload, { signal: ended.signal });
  const isReloading = reloadSilently(error);
  ended.abort();
  expect(reload.mock.calls.length > 0).toBe(isReloading);
  return isReloading;
}

test('a page that fails to render is reloaded if the early script allows it', () => {
  expect(isReloaded(crash)).toBe(true);
  expect(reloadSilently(crash)).toBe(false);
});

test('failed requests and lost connections do not reload the page', () => {
  expect(isReloaded(new NetworkError(null))).toBe(false);
  expect(isReloaded(new HttpError(502, 'Bad Gateway'))).toBe(false);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isReloaded(crash)).toBe(false);
  onLine.mockRestore();
});
