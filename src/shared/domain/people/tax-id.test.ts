import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { isTaxId } from './tax-id.ts';

/** Published by companies about themselves, or examples in descriptions of the number. */
const PUBLISHED = [
  ['kz', '971240001315'],
  ['kz', '940140000385'],
  ['kz', '020240000555'],
  ['kz', '941240000193'],
  ['hu', '8071592153'],
  ['ro', '1800101221144'],
  ['ro', '1630615123457'],
  ['ro', '18547290'],
  ['ro', '14186770'],
  ['ro', '361579'],
] as const;

describe.each(PUBLISHED)('of %s %s', (country, id) => {
  it('is a number, however it is grouped', () => {
    expect(isTaxId(id, country)).toBe(true);
    expect(isTaxId(` ${id.slice(0, 3)} ${id.slice(3, 5)}-${id.slice(5)} `, country)).toBe(true);
  });

  it('is hardly ever one with a digit mistyped', () => {
    const mistyped = [...id].flatMap((right, at) =>
      [...'0123456789']
        .filter((digit) => digit !== right)
        .map((digit) => id.slice(0, at) + digit + id.slice(at + 1)),
    );
    // A remainder of 10 has no digit of its own, so that the rules let a few mistakes pass.
    const passed = mistyped.filter((text) => isTaxId(text, country));
    expect(passed.length).toBeLessThan(mistyped.length / 10);
    expect(passed.filter((text) => text.slice(0, -1) === id.slice(0, -1))).toEqual([]);
  });

  it('is none with a digit too few or too many', () => {
    expect(isTaxId(id.slice(1), country)).toBe(false);
    expect(isTaxId(`${id}0`, country)).toBe(false);
  });
});

describe('an IIN', () => {
  it('has its check digit by the second weights where the first give 10', () => {
    expect(isTaxId('000101500206', 'kz')).toBe(true);
    expect(isTaxId('000101500205', 'kz')).toBe(false);
  });

  it('is left out of the series where both give 10', () => {
    for (let check = 0; check < 10; check += 1) {
      expect(isTaxId(`00010150022${check}`, 'kz')).toBe(false);
    }
  });

  it('begins with a day of the year', () => {
    expect(isTaxId('000000000000', 'kz')).toBe(false);
    expect(isTaxId('001301500209', 'kz')).toBe(false);
  });
});

test('a Hungarian number of a person begins with 8', () => {
  expect(isTaxId('7071592152', 'hu')).toBe(false);
  expect(isTaxId('0000000000', 'hu')).toBe(false);
});

describe('a Romanian number', () => {
  it('of a person ends in 1 for a remainder of 10', () => {
    expect(isTaxId('1800101220021', 'ro')).toBe(true);
    expect(isTaxId('1800101220020', 'ro')).toBe(false);
  });

  it('of a business may have the country in front', () => {
    expect(isTaxId('RO 18547290', 'ro')).toBe(true);
    expect(isTaxId('ro18547290', 'ro')).toBe(true);
    expect(isTaxId('HU18547290', 'ro')).toBe(false);
  });
});

test('a Kyrgyz number has 14 digits', () => {
  expect(isTaxId('2 1503 1987 00123', 'kg')).toBe(true);
  expect(isTaxId('2150319870012', 'kg')).toBe(false);
  expect(isTaxId('2150319870012A', 'kg')).toBe(false);
});

test('the Emirates know no rule', () => {
  expect(isTaxId('100123456700003', 'ae')).toBe(true);
});

test('any text has an answer', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...COUNTRY_CODES),
      (text, country) => {
        expect(isTaxId(text, country)).toBeTypeOf('boolean');
      },
    ),
  );
});
