import { expect, test } from 'vitest';
import { shownSlots } from './shown-slots.ts';

test('shownSlots returns five for up to five slots, and four for more', () => {
  expect(shownSlots(0)).toBe(5);
  expect(shownSlots(5)).toBe(5);
  expect(shownSlots(6)).toBe(4);
  expect(shownSlots(30)).toBe(4);
});
