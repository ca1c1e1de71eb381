import { expect, test } from 'vitest';
import { placeCaret } from './place-caret.ts';

const normalize = (raw: string) => `+${raw.replace(/\D/g, '').replace(/^78/, '7')}`;

test('stays behind the digit that was typed in the middle', () => {
  expect(placeCaret('+7 7901 000 99 98', 5, '+7 790 100 09 99', normalize)).toBe(5);
});

test('stands at the end when it was at the end', () => {
  expect(placeCaret('+77010', 6, '+7 701 0', normalize)).toBe(8);
});

test('stands before a separator, so that the next backspace takes a digit', () => {
  expect(placeCaret('+7 701000', 6, '+7 701 000', normalize)).toBe(6);
});

test('does not count a digit that the normaliser dropped', () => {
  expect(placeCaret('+78 701', 3, '+7 701', normalize)).toBe(2);
});
