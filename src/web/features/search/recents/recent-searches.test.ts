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

function memory(stored: string | null = null) {
  const store = {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
  return () => store;
}

test('the five newest searches are stored, the newest first', () => {
  const store = memory();
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f']) {
    writeRecents(store, addRecent(readRecents(store, all), recent(slug)));
  }
  expect(readRecents(store, all).map(({ slug }) => slug)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('addRecent moves a repeated search to the front', () => {
  const recents = [recent('a'), recent('b'), recent('a', 'Clinics')];
  expect(addRecent(recents, recent('b')).map(({ slug, type }) => [slug, type])).toEqual([
    ['b', 'Doctors'],
    ['a', 'Doctors'],
    ['a', 'Clinics'],
  ]);
});

test('removeRecent removes only the given search', () => {
  const recents = [recent('a'), recent('a', 'Clinics')];
  expect(removeRecent(recents, recent('a'))).toEqual([recent('a', 'Clinics')]);
});

test('readRecents omits searches whose pages no longer exist', () => {
  const store = memory(JSON.stringify([recent('a', 'Clinics'), recent('b')]));
  expect(readRecents(store, (type) => type !== 'Clinics')).toEqual([recent('b')]);
});

test.each([['not JSON'], ['{}'], ['[null, 1, {"slug": "a"}]']])(
  'readRecents ignores the invalid stored value %s',
  (stored) => {
    expect(readRecents(memory(stored), all)).toEqual([]);
  },
);

test('readRecents returns no searches and writeRecents does not throw if the browser denies storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readRecents(denied, all)).toEqual([]);
  expect(() => writeRecents(denied, [recent('a')])).not.toThrow();
});
