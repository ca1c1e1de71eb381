import { expect, test } from 'vitest';
import { pageAfter, parseCursor } from './cursor.ts';

const rows = [
  { micros: 1_795_000_000_000_001, id: 9 },
  { micros: 1_795_000_000_000_001, id: 7 },
  { micros: 1_795_000_000_000_000, id: 8 },
];

test('the cursor of a page names its last row', () => {
  const { results, next } = pageAfter(rows, 2);
  expect(results).toEqual(rows.slice(0, 2));
  expect(parseCursor(next ?? undefined)).toEqual(rows[1]);
});

test('the last page has no cursor, also when it is full', () => {
  expect(pageAfter(rows, 3)).toEqual({ results: rows, next: null });
  expect(pageAfter([], 3)).toEqual({ results: [], next: null });
});

test('a list without a cursor begins before every row', () => {
  expect(parseCursor(undefined).micros).toBeGreaterThan(Date.parse('2200-01-01') * 1000);
});
