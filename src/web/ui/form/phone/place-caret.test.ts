import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhoneMask } from '#shared/countries/country.ts';
import { COUNTRIES } from '#shared/countries/index.ts';
import { formatPhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
import { placeCaret } from './place-caret.ts';

function typeOver(raw: string, caret: number, mask: PhoneMask = COUNTRIES.hu.phone) {
  const normalize = (text: string) => normalizePhoneInput(text, mask);
  const formatted = formatPhone(normalize(raw), mask);
  return { formatted, caret: placeCaret(raw, caret, formatted, normalize) };
}

test.each([
  ['stays at the end while typing', '+36 20 1234|', '+36 20 123 4|'],
  ['moves behind the country code that was added', '2|', '+36 2|'],
  ['stays behind a digit typed in the middle', '+36 205| 123 4567', '+36 20 5|12 3456'],
  ['stays before a separator where a digit was deleted', '+36 20 |23 4567', '+36 20| 234 567'],
  ['stays at the start', '|+36 20 123', '|+36 20 123'],
  ['ignores a prefix that was removed', '+36 06| 20 123 4567', '+36| 20 123 4567'],
])('the caret of a phone field %s', (_, before, after) => {
  const { formatted, caret } = typeOver(before.replace('|', ''), before.indexOf('|'));
  expect(`${formatted.slice(0, caret)}|${formatted.slice(caret)}`).toBe(after);
});

test('the caret of a phone field is never outside of the text', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789+ -()x'), maxLength: 24 });
  const masks = fc.constantFrom(...Object.values(COUNTRIES).map(({ phone }) => phone));
  fc.assert(
    fc.property(typed, fc.nat(24), masks, (raw, at, mask) => {
      const { formatted, caret } = typeOver(raw, Math.min(at, raw.length), mask);
      expect(caret).toBeGreaterThanOrEqual(0);
      expect(caret).toBeLessThanOrEqual(formatted.length);
    }),
  );
});
