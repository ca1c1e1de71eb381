import { expect, it } from 'vitest';
import { formatScore } from './rating.ts';

it.each([
  [9.4, 'en', '9.4'],
  [9.4, 'hu', '9,4'],
  [9.4, 'kk', '9,4'],
  [9, 'ru', '9'],
  [10, 'en', '10'],
  [9.95, 'en', '10'],
  [9.45, 'en', '9.5'],
  [8.04, 'ro', '8'],
  [0, 'en', '0'],
] as const)('formatScore formats %d in %s as %s', (score, language, expected) => {
  expect(formatScore(score, language)).toBe(expected);
});
