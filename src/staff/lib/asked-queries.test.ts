import { expect, test } from 'vitest';
import { createAskedQueries, type AskedQuery } from './asked-queries.ts';

const SHOWN: AskedQuery = { id: 'shown', query: new URLSearchParams('day=1') };
const set = (name: string) => (query: URLSearchParams) => query.set(name, '1');

test('of two quick changes, the second keeps the first', () => {
  const queries = createAskedQueries();
  queries.change(SHOWN, set('a'));
  expect(String(queries.change(SHOWN, set('b')).query)).toBe('day=1&a=1&b=1');
});

test('a change keeps all before it while the page still shows one of them', () => {
  const queries = createAskedQueries();
  const first = queries.change(SHOWN, set('a'));
  queries.change(SHOWN, set('b'));
  expect(String(queries.change(first, set('c')).query)).toBe('day=1&a=1&b=1&c=1');
});

test('a change starts from the shown query once it is the last, or another location', () => {
  const queries = createAskedQueries();
  const first = queries.change(SHOWN, set('a'));
  const second = queries.change(first, set('b'));
  expect(String(second.query)).toBe('day=1&a=1&b=1');
  const back: AskedQuery = { id: 'back', query: new URLSearchParams('day=2') };
  expect(String(queries.change(back, set('c')).query)).toBe('day=2&c=1');
});
