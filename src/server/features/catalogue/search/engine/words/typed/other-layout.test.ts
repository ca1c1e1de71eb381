import { expect, test } from 'vitest';
import { inOtherLayout } from './other-layout.ts';

test.each([
  ['bdfyjd', 'иванов'],
  ['Rehvfyufkbtd', 'курмангалиев'],
  ["'[j", 'эхо'],
  ['тфпн', 'nagy'],
  ['ыефт 5', 'stan 5'],
])('inOtherLayout converts "%s" to "%s"', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});
