import { expect, test } from 'vitest';
import { shownSlots } from './shown-slots.ts';

test('shows all slots up to the limit, or four beyond it', () => {
  expect(shownSlots(0, 5)).toBe(5);
  expect(shownSlots(5, 5)).toBe(5);
  expect(shownSlots(6, 5)).toBe(4);
  expect(shownSlots(30, 5)).toBe(4);
});

test('shows no more than a limit below four', () => {
  expect(shownSlots(9, 3)).toBe(3);
});
