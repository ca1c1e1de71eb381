import { expect, test, vi } from 'vitest';
import { cityCookie, createCityMemory } from './city-memory.ts';

test('the city cookie lives for seven days on the whole site', () => {
  expect(cityCookie('cluj-napoca', false)).toBe(
    'city-slug=cluj-napoca; path=/; max-age=604800; samesite=lax',
  );
  expect(cityCookie('cluj-napoca', true)).toMatch(/; secure$/);
});

test('a chosen city is written and listeners are notified', () => {
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

test('choosing the current city writes nothing', () => {
  const write = vi.fn();
  createCityMemory('szeged', write).set('szeged');
  expect(write).not.toHaveBeenCalled();
});
