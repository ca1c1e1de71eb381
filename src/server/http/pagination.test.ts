import { expect, test } from 'vitest';
import { pageOf, sliceOf } from './pagination.ts';

const LETTERS = [...'abcdefgh'];

const page = (query: Parameters<typeof pageOf>[1], defaultLimit: number | 'none' = 3) =>
  pageOf('/list/', query, defaultLimit, LETTERS.length, sliceOf(LETTERS, query, defaultLimit));

test('page envelope links the first page to the next one only', () => {
  expect(page({})).toEqual({
    count: 8,
    next: '/list/?limit=3&offset=3',
    previous: null,
    results: ['a', 'b', 'c'],
  });
});

test('page envelope links a middle page to both neighbours', () => {
  expect(page({ limit: 2, offset: 3 })).toEqual({
    count: 8,
    next: '/list/?limit=2&offset=5',
    previous: '/list/?limit=2&offset=1',
    results: ['d', 'e'],
  });
});

test('page envelope links the last page back, never before the first item', () => {
  expect(page({ offset: 6 })).toMatchObject({ next: null, results: ['g', 'h'] });
  expect(page({ offset: 5 })).toMatchObject({ next: null, results: ['f', 'g', 'h'] });
  expect(page({ offset: 1 })).toMatchObject({ previous: '/list/?offset=0&limit=3' });
  expect(page({ offset: 50 })).toMatchObject({ next: null, results: [] });
});

test('page envelope keeps the other query parameters in page links', () => {
  const { next } = page({ city: 10, q: 'a&b=c ё', none: undefined });
  expect(new URL(next ?? '', 'http://x').searchParams).toEqual(
    new URLSearchParams({ city: '10', q: 'a&b=c ё', limit: '3', offset: '3' }),
  );
});

test('page envelope links an unpaged list to no other page', () => {
  expect(page({ limit: 'none' })).toEqual({
    count: 8,
    next: null,
    previous: null,
    results: LETTERS,
  });
  expect(page({ offset: 6 }, 'none')).toMatchObject({ next: null, results: ['g', 'h'] });
});

test('page envelope links to no page past the maximum offset', () => {
  const { next } = pageOf('/list/', { limit: 300, offset: 9900 }, 20, 100_000, []);
  expect(next).toBeNull();
  const { next: last } = pageOf('/list/', { limit: 300, offset: 9700 }, 20, 100_000, []);
  expect(last).toBe('/list/?limit=300&offset=10000');
});
