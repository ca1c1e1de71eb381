import { expect, test } from 'vitest';
import { shownSlots } from './shown-slots.ts';

test('up to the limit everything is shown, beyond it four and a button for the rest', () => {
  expect(shownSlots(0, 5)).toBe(5);
  expect(shownSlots(5, 5)).toBe(5);
  expect(shownSlots(6, 5)).toBe(4);
  expect(shownSlots(30, 5)).toBe(4);
});

test('a limit below four is kept', () => {
  expect(shownSlots(9, 3)).toBe(3);
});
