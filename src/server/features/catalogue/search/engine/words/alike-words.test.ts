import { expect, test } from 'vitest';
import { AlikeWords } from './alike-words.ts';

const words = new AlikeWords(['fog', 'fogak', 'gerinc', 'torok'].map((text) => ({ text })));

test.each([
  ['gerinc', ['gerinc 0']],
  ['gerinx', ['gerinc 1']],
  ['gerin', ['gerinc 1']],
  ['gerincc', ['gerinc 1']],
  ['gernic', ['gerinc 1']],
  ['egrinc', ['gerinc 1']],
  ['gerxnx', []],
  ['genirc', []],
  ['fogk', ['fog 1', 'fogak 1']],
])('%s is like %j', (typed, expected) => {
  const found = words.near(typed, 1).map(({ word, distance }) => `${word.text} ${distance}`);
  expect(found.sort()).toEqual(expected);
});

test('a word matches only itself if no typos are allowed', () => {
  expect(words.near('fogk', 0)).toEqual([]);
  expect(words.near('fog', 0).map(({ word }) => word.text)).toEqual(['fog']);
});
