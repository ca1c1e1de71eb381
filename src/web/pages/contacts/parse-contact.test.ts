import { expect, test } from 'vitest';
import { parseContact, looksLikePhone } from './parse-contact.ts';

test.each(['+36 20 123 4567', '(8) 727 250-12-34', '06.1.234.567'])(
  'parseContact recognizes the phone number %s',
  (typed) => {
    expect(looksLikePhone(typed)).toBe(true);
    expect(parseContact(` ${typed} `)).toEqual({ phone: typed });
  },
);

test.each(['', '12345', 'call 06 1 234 567', 'kata@example.com'])(
  'looksLikePhone does not recognize "%s" as a phone number',
  (typed) => {
    expect(looksLikePhone(typed)).toBe(false);
  },
);

test('parseContact recognizes text with an at sign as an email address', () => {
  expect(parseContact(' kata@example.com ')).toEqual({ email: 'kata@example.com' });
});
