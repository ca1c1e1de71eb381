import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Ildikó Szűcs', 'ildiko-szucs'],
  ['Ștefan Ionuț Țăran', 'stefan-ionut-taran'],
  ["Aigerim  O'Neill", 'aigerim-oneill'],
  ['-Anna-', 'anna'],
])('slugOf converts %s to %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
