import { expect, test, vi } from 'vitest';
import { cityCookie, createCityMemory } from './city-memory.ts';

test('the city cookie expires after seven days and is sent with every path', () => {
  expect(cityCookie('cluj-napoca', false)).toBe(
    'city-slug=cluj-napoca; path=/; max-age=604800; samesite=lax',
  );
  expect(cityCookie('cluj-napoca', true)).toMatch(/; secure$/);
});

test('setting another city persists it and notifies the listeners', () => {
  const write = vi.fn();
  const listener = vi.fn();
  const memory = createCityMemory(null, write);
  const unsubscribe = memory.subscribe(listener);

  memory.set('szeged');

  expect(memory.get()).toBe('szeged');
  expect(write).toHaveBeenCalledWith('szeged');
  expect(listener).toHaveBeenCalledTimes(1);

  unsubscribe();
  memory.set('győr');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('setting the current city persists nothing', () => {
  const write = vi.fn();
  createCityMemory('szeged', write).set('szeged');
  expect(write).not.toHaveBeenCalled();
});
