import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('printable removes control characters and bidirectional marks', () => {
  expect(printable('a\u001B[31mred\u0007\r\nb\u009B2J')).toBe('a [31mred b 2J');
  expect(printable('\u202Edrow\u202C ok')).toBe('drow  ok');
});

test('printable keeps letters of every language and joined emoji', () => {
  expect(printable('Ű ș қ ي 👩‍⚕️')).toBe('Ű ș қ ي 👩‍⚕️');
});
