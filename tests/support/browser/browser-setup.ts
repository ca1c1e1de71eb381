import '#web/ui/global.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/*
 * Fails component tests on console errors and warnings: React's warnings about hydration, keys and
 * attributes, and our own errors. A test that expects one replaces the spy's implementation.
 */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const { error, warn } = console;
  const calls = [vi.mocked(error).mock.calls, vi.mocked(warn).mock.calls].flat();
  vi.restoreAllMocks();
  expect(calls, 'the console stays silent').toEqual([]);
});
