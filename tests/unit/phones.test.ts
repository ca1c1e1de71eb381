import fc from 'fast-check';
import parsePhone from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { COUNTRIES } from '#shared/countries/index.ts';
import { isCompletePhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
import { parseMobileNumber } from '#server/features/booking/phones/parse-mobile-number.ts';

/** The prefix that is dialled before a national number. */
const TRUNK = { kz: '8', kg: '0', hu: '06', ro: '0', ae: '0' } as const;

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** Checks against the full data of libphonenumber; the product uses the smaller mobile data. */
function isMobile(international: string, country: CountryCode): boolean {
  const phone = parsePhone(international);
  return phone?.country === country.toUpperCase() && /MOBILE/.test(phone.getType() ?? '');
}

const nationalLength = (country: CountryCode) =>
  COUNTRIES[country].phone.pattern.replaceAll(/[^#]/g, '').length;

/** Draws a national number of the length of the country's mobiles, mostly of a real operator. */
function national(country: CountryCode) {
  const length = nationalLength(country);
  const { callingCode } = COUNTRIES[country].phone;
  const prefixes = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0')).filter(
    (start) => isMobile(`+${callingCode}${start.padEnd(length, '2')}`, country),
  );
  return fc.tuple(fc.constantFrom(...prefixes), digits(length - 3)).map((parts) => parts.join(''));
}

const separator = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', ' - ', '\u2013');

/** Returns the ways in which a national number is written. */
function writings(country: CountryCode, number: string): fc.Arbitrary<string> {
  const { callingCode } = COUNTRIES[country].phone;
  const trunk = TRUNK[country];
  return fc
    .record({
      between: separator,
      first: fc.integer({ min: 2, max: 3 }),
      second: fc.integer({ min: 4, max: 7 }),
      way: fc.nat(10),
      around: fc.nat(8),
    })
    .map(({ between, first, second, way, around }) => {
      const head = number.slice(0, first);
      const tail = `${number.slice(first, second)}${between}${number.slice(second)}`;
      const grouped = `${head}${between}${tail}`;
      const written = [
        `+${callingCode}${between}${grouped}`,
        `+ ${callingCode} ${grouped}`,
        `00${callingCode}${between}${grouped}`,
        `${callingCode}${between}${grouped}`,
        grouped,
        `${trunk}${between}${grouped}`,
        `(${trunk}${head}) ${tail}`,
        `${trunk} (${head}) ${tail}`,
        `+${callingCode} (${head}) ${tail}`,
        `+${callingCode} (${trunk}) ${grouped}`,
        `+${callingCode}${trunk}${number}`,
      ][way] as string;
      const shifted = (zero: number) =>
        written.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      return [
        written,
        `  ${written}\n`,
        `tel:${written}`,
        `Телефон: ${written}`,
        `${written}, Anna`,
        // Address books of phones copy numbers with these directional marks.
        `\u202a${written}\u202c`,
        shifted(0x660),
        shifted(0x6f0),
        shifted(0xff10).replace('+', '＋'),
      ][around] as string;
    });
}

describe.each(COUNTRY_CODES)('mobile numbers of %s', (country) => {
  const { phone: mask } = COUNTRIES[country];
  const numbers = national(country);

  test('the form and the server accept a mobile number in every notation', () => {
    const written = numbers
      .filter((number) => isMobile(`+${mask.callingCode}${number}`, country))
      .chain((number) => fc.tuple(fc.constant(number), writings(country, number)));
    fc.assert(
      fc.property(written, ([number, text]) => {
        const international = `+${mask.callingCode}${number}`;
        expect(normalizePhoneInput(text, mask)).toBe(international);
        expect(isCompletePhone(international, mask)).toBe(true);
        expect(parseMobileNumber(text, COUNTRIES[country])).toBe(international);
      }),
      { numRuns: 1500 },
    );
  });

  test('the form and the server reject a number that is no mobile for libphonenumber', () => {
    const any = fc.oneof(numbers, digits(nationalLength(country)));
    fc.assert(
      fc.property(any, (number) => {
        const international = `+${mask.callingCode}${number}`;
        const accepted = attempt(() => parseMobileNumber(international, COUNTRIES[country]));
        expect(accepted).toBe(isMobile(international, country) ? international : null);
      }),
      { numRuns: 1500 },
    );
  });

  test('a number with a missing or extra digit is not read as another number', () => {
    fc.assert(
      fc.property(numbers, digits(1), (number, extra) => {
        for (const wrong of [number.slice(0, -1), number + extra]) {
          const international = `+${mask.callingCode}${wrong}`;
          expect(attempt(() => parseMobileNumber(international, COUNTRIES[country]))).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });
});

function attempt(parse: () => string): string | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
