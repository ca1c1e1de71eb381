import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { COUNTRIES } from '#shared/countries/index.ts';
import {
  dialledPhone,
  formatPhone,
  isCompletePhone,
  isForeignPhone,
  noBreakPhone,
  normalizePhoneInput,
  phoneMaskDigits,
} from './phone.ts';

const { kz, kg, hu, ro, ae } = COUNTRIES;
const VALID = [
  [kz.phone, '+77710009998', '+7 771 000 99 98'],
  [kg.phone, '+996700123456', '+996 700 123 456'],
  [hu.phone, '+36201234567', '+36 20 123 4567'],
  [ro.phone, '+40712034567', '+40 712 034 567'],
  [ae.phone, '+971501234567', '+971 50 123 4567'],
] as const;

const masks = fc.constantFrom(...VALID.map(([mask]) => mask));
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789+ -()'), maxLength: 24 }),
  fc.string(),
  fc
    .tuple(
      fc.constantFrom('+', '00', '', '8', '0', '06', '+7 ', '+40', '+36 06', '+7 +'),
      fc.constantFrom('7', '36', '40', '971', '996', ''),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }),
    )
    .map((parts) => parts.join('')),
);

describe.each(VALID)('%j', (mask, number, formatted) => {
  const national = number.slice(mask.callingCode.length + 1);

  it('a phone number is complete with exactly as many digits as the mask', () => {
    expect(phoneMaskDigits(mask)).toBe(number.length - 1);
    expect(isCompletePhone(number, mask)).toBe(true);
    expect(isCompletePhone(number.slice(0, -1), mask)).toBe(false);
    expect(isCompletePhone(`${number}1`, mask)).toBe(false);
    expect(isCompletePhone(`+1${number.slice(2)}`, mask)).toBe(false);
    expect(isCompletePhone('', mask)).toBe(false);
  });

  it('a phone number is formatted in the groups of the country', () => {
    expect(formatPhone(number, mask)).toBe(formatted);
  });

  it.each([
    ['with the code', number],
    ['formatted', formatted],
    ['without the code', national],
    ['without the plus', number.slice(1)],
    ['after 00', `00${number.slice(1)}`],
    ['as a link', `tel:${number}`],
    ['with blanks and dashes around', ` ${number.replace(/(\d{3})/g, '-$1 ')} `],
    ['behind the code that the field showed', `+${mask.callingCode} ${number}`],
    ['without plus behind that code', `+${mask.callingCode} ${number.slice(1)}`],
    ['with too many digits', `${number}99`],
  ])('a phone number %s is parsed', (_, raw) => {
    expect(normalizePhoneInput(raw, mask)).toBe(number);
  });

  it('a phone number can be typed digit by digit into the formatted field', () => {
    let value = '';
    for (const key of national) value = normalizePhoneInput(formatPhone(value, mask) + key, mask);
    expect(value).toBe(number);
  });

  it('a phone number can be typed digit by digit with plus and calling code', () => {
    let value = '';
    for (const key of number) value = normalizePhoneInput(formatPhone(value, mask) + key, mask);
    expect(value).toBe(number);
  });

  it('a complete phone number accepts no more digits', () => {
    for (const key of '0123456789') {
      expect(normalizePhoneInput(formatted + key, mask)).toBe(number);
      expect(normalizePhoneInput(number + key, mask)).toBe(number);
    }
  });

  it('a phone number can be deleted digit by digit', () => {
    let shown: string = formatted;
    let steps = 0;
    while (shown !== '' && steps < 40) {
      shown = formatPhone(normalizePhoneInput(shown.slice(0, -1), mask), mask);
      steps += 1;
    }
    expect(shown).toBe('');
  });
});

describe('prefixes that no mobile number of the country begins with', () => {
  it.each([
    [kz.phone, '87710009998', '+77710009998'],
    [kz.phone, '+78', '+7'],
    [kz.phone, '+787710009998', '+77710009998'],
    [ro.phone, '0712034567', '+40712034567'],
    [ro.phone, '+400', '+40'],
    [ro.phone, '+400712034567', '+40712034567'],
    [ro.phone, '+40 (0)712 034 567', '+40712034567'],
    [hu.phone, '+36 (0)20 123 4567', '+36201234567'],
    [hu.phone, '0036 (0) 20 123 4567', '+36201234567'],
    [ae.phone, '+971 (0)50 123 4567', '+971501234567'],
    [kg.phone, '+996 (0)700 123456', '+996700123456'],
    [hu.phone, '06 20 123 4567', '+36201234567'],
    [hu.phone, '+36 06 20 123 4567', '+36201234567'],
    [kg.phone, '0700123456', '+996700123456'],
    [ae.phone, '050 123 4567', '+971501234567'],
    [hu.phone, '36', '+36'],
    [hu.phone, '+36 36 20 123 4567', '+36201234567'],
    [ro.phone, '+40 40 712 034 567', '+40712034567'],
    [ae.phone, '+971 971 50 123 4567', '+971501234567'],
  ])('prefixes of no mobile number are removed for %j from %s', (mask, raw, expected) => {
    expect(normalizePhoneInput(raw, mask)).toBe(expected);
  });
});

test('normalizePhoneInput accepts Arabic and Persian digits', () => {
  expect(normalizePhoneInput('٠٥٠ ١٢٣ ٤٥٦٧', ae.phone)).toBe('+971501234567');
  expect(normalizePhoneInput('۰۵۰۱۲۳۴۵۶۷', ae.phone)).toBe('+971501234567');
});

test('normalizePhoneInput keeps a foreign number, which is incomplete', () => {
  const german = normalizePhoneInput('+49 151 23456789', hu.phone);
  expect(german).toMatch(/^\+49151/);
  expect(isCompletePhone(german, hu.phone)).toBe(false);
  expect(normalizePhoneInput('0049 151 2345', hu.phone)).toBe('+491512345');
});

test('normalizePhoneInput ignores a plus inside a number', () => {
  expect(normalizePhoneInput('+36 20 123 45+67', hu.phone)).toBe('+36201234567');
  expect(normalizePhoneInput('20 123 4567+', hu.phone)).toBe('+36201234567');
  expect(normalizePhoneInput('+7 701 000+7 122', kz.phone)).toBe('+77010007122');
});

test('normalizePhoneInput replaces a partial number by a pasted one', () => {
  expect(normalizePhoneInput('+36 30 1+36 20 123 4567', hu.phone)).toBe('+36201234567');
  expect(normalizePhoneInput('5+36 20 123', hu.phone)).toBe('+3620123');
});

test('normalizePhoneInput and formatPhone return no number for no input', () => {
  expect(normalizePhoneInput('', hu.phone)).toBe('');
  expect(normalizePhoneInput('abc', hu.phone)).toBe('');
  expect(formatPhone('', hu.phone)).toBe('');
});

test('normalizePhoneInput keeps a lone plus, as the number follows', () => {
  expect(normalizePhoneInput('+', hu.phone)).toBe('+');
  expect(formatPhone('+', hu.phone)).toBe('+');
});

test('formatPhone formats partial numbers', () => {
  expect(formatPhone('+36', hu.phone)).toBe('+36');
  expect(formatPhone('+362', hu.phone)).toBe('+36 2');
  expect(formatPhone('+3620', hu.phone)).toBe('+36 20');
  expect(formatPhone('+36201', hu.phone)).toBe('+36 20 1');
  expect(formatPhone('+3', hu.phone)).toBe('+3');
});

test('formatPhone supports patterns with other separators than spaces', () => {
  const mask = { callingCode: '7', pattern: '(###) ###-##-##' };
  expect(formatPhone('+77710009998', mask)).toBe('+7 (771) 000-99-98');
  expect(formatPhone('+7771', mask)).toBe('+7 (771');
  expect(formatPhone('+77710', mask)).toBe('+7 (771) 0');
});

test('normalizePhoneInput is idempotent', () => {
  fc.assert(
    fc.property(typed, masks, (raw, mask) => {
      const once = normalizePhoneInput(raw, mask);
      expect(normalizePhoneInput(once, mask)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('normalizePhoneInput parses a formatted number back', () => {
  fc.assert(
    fc.property(typed, masks, (raw, mask) => {
      const number = normalizePhoneInput(raw, mask);
      expect(normalizePhoneInput(formatPhone(number, mask), mask)).toBe(number);
    }),
    { numRuns: 3000 },
  );
});

test('normalizePhoneInput always returns a leading plus and at most one digit more than the mask', () => {
  fc.assert(
    fc.property(typed, masks, (raw, mask) => {
      const number = normalizePhoneInput(raw, mask);
      expect(number).toMatch(/^(?:\+\d*)?$/);
      expect(number.length).toBeLessThanOrEqual(phoneMaskDigits(mask) + 1);
    }),
    { numRuns: 3000 },
  );
});

test('normalizePhoneInput accepts very long pastes', () => {
  expect(normalizePhoneInput('8'.repeat(200_000), kz.phone)).toBe('+7');
});

test.each([
  ['+40721123456', true],
  ['+4', true],
  ['+36201234567', false],
  ['+3620', false],
  // May still become a number of the country.
  ['+3', false],
  ['+', false],
  ['', false],
])('isForeignPhone(%j) is %s', (phone, isForeign) => {
  expect(isForeignPhone(phone, { callingCode: '36', pattern: '## ### ####' })).toBe(isForeign);
});

test('a formatted number stays on one line and can be dialled', () => {
  expect(noBreakPhone('+36 1 000 0123')).toBe('+36\u00a01\u00a0000\u00a00123');
  expect(dialledPhone('+7 (771) 000-99-98')).toBe('+77710009998');
});
