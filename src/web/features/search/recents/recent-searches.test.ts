import { expect, test } from 'vitest';
import {
  addRecent,
  readRecents,
  removeRecent,
  writeRecents,
  type RecentSearch,
} from './recent-searches.ts';

const recent = (slug: string, type: RecentSearch['type'] = 'Doctors'): RecentSearch => ({
  type,
  slug,
  city: 'budapest',
  title: { en: slug },
});
const all = () => true;

function memory(kept: string | null = null) {
  const store = {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
  return () => store;
}

test('the newest of five come back', () => {
  const store = memory();
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
    writeRecents(store, addRecent(readRecents(store, all), recent(slug)));
  }
  expect(readRecents(store, all).map(({ slug }) => slug)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('what is found again moves to the front', () => {
  const recents = [recent('a'), recent('b'), recent('a', 'Clinics')];
  expect(addRecent(recents, recent('b')).map(({ slug, type }) => [slug, type])).toEqual([
    ['b', 'Doctors'],
    ['a', 'Doctors'],
    ['a', 'Clinics'],
  ]);
});

test('one can be removed, and only that', () => {
  const recents = [recent('a'), recent('a', 'Clinics')];
  expect(removeRecent(recents, recent('a'))).toEqual([recent('a', 'Clinics')]);
});

test('what has no page here any more is left out', () => {
  const store = memory(JSON.stringify([recent('a', 'Clinics'), recent('b')]));
  expect(readRecents(store, (type) => type !== 'Clinics')).toEqual([recent('b')]);
});

test.each([['not JSON'], ['{}'], ['[null, 1, {"slug": "a"}]']])('%s is nothing', (kept) => {
  expect(readRecents(memory(kept), all)).toEqual([]);
});

test('a browser that keeps nothing is no trouble', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readRecents(refusing, all)).toEqual([]);
  expect(() => writeRecents(refusing, [recent('a')])).not.toThrow();
});
