import { expect, test } from 'vitest';
import { contactOf, looksLikePhone } from './contact-of.ts';

test.each(['+36 20 123 4567', '(8) 727 250-12-34', '06.1.234.567'])('%s is a phone', (typed) => {
  expect(looksLikePhone(typed)).toBe(true);
  expect(contactOf(` ${typed} `)).toEqual({ phone: typed });
});

test.each(['', '12345', 'call 06 1 234 567', 'kata@example.com'])('"%s" is none', (typed) => {
  expect(looksLikePhone(typed)).toBe(false);
});

test('what has an at sign is an email', () => {
  expect(contactOf(' kata@example.com ')).toEqual({ email: 'kata@example.com' });
});
