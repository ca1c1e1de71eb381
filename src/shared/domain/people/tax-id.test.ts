import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { isTaxId } from './tax-id.ts';

/** Tax ids that companies publish, or examples from official descriptions. */
const PUBLISHED = [
  ['kz', '971240001315'],
  ['kz', '940140000385'],
  ['kz', '020240000555'],
  ['kz', '941240000193'],
  ['hu', '8071592153'],
  ['hu', '111111110'],
  ['ro', '1800101221144'],
  ['ro', '1630615123457'],
  ['ro', '18547290'],
  ['ro', '14186770'],
  ['ro', '361579'],
] as const;

describe.each(PUBLISHED)('tax id of %s %s', (country, id) => {
  it('a tax id is valid with any grouping', () => {
    expect(isTaxId(id, country)).toBe(true);
    expect(isTaxId(` ${id.slice(0, 3)} ${id.slice(3, 5)}-${id.slice(5)} `, country)).toBe(true);
  });

  it('a tax id is rarely valid with a mistyped digit', () => {
    const mistyped = [...id].flatMap((right, at) =>
      [...'0123456789']
        .filter((digit) => digit !== right)
        .map((digit) => id.slice(0, at) + digit + id.slice(at + 1)),
    );
    // A remainder of 10 has no digit of its own, so the rules accept a few mistakes.
    const passed = mistyped.filter((text) => isTaxId(text, country));
    expect(passed.length).toBeLessThan(mistyped.length / 10);
    expect(passed.filter((text) => text.slice(0, -1) === id.slice(0, -1))).toEqual([]);
  });

  it('a tax id is invalid with a digit too few or too many', () => {
    expect(isTaxId(id.slice(1), country)).toBe(false);
    expect(isTaxId(`${id}0`, country)).toBe(false);
  });
});

describe('Kazakh IIN', () => {
  it('a Kazakh IIN uses the second weights when the first give 10', () => {
    expect(isTaxId('000101500206', 'kz')).toBe(true);
    expect(isTaxId('000101500205', 'kz')).toBe(false);
  });

  it('a Kazakh IIN is invalid when both weights give 10', () => {
    for (let check = 0; check < 10; check += 1) {
      expect(isTaxId(`00010150022${check}`, 'kz')).toBe(false);
    }
  });

  it('a Kazakh IIN starts with a valid date', () => {
    expect(isTaxId('000000000000', 'kz')).toBe(false);
    expect(isTaxId('001301500209', 'kz')).toBe(false);
  });
});

test('a Hungarian personal tax id must start with 8', () => {
  expect(isTaxId('7071592152', 'hu')).toBe(false);
  expect(isTaxId('0000000000', 'hu')).toBe(false);
});

describe('Romanian tax id', () => {
  it('a Romanian tax id of a person ends in 1 for a remainder of 10', () => {
    expect(isTaxId('1800101220021', 'ro')).toBe(true);
    expect(isTaxId('1800101220020', 'ro')).toBe(false);
  });

  it('a Romanian tax id of a business may have the prefix RO', () => {
    expect(isTaxId('RO 18547290', 'ro')).toBe(true);
    expect(isTaxId('ro18547290', 'ro')).toBe(true);
    expect(isTaxId('HU18547290', 'ro')).toBe(false);
  });
});

test('a Kyrgyz tax id must have 14 digits', () => {
  expect(isTaxId('2 1503 1987 00123', 'kg')).toBe(true);
  expect(isTaxId('2150319870012', 'kg')).toBe(false);
  expect(isTaxId('2150319870012A', 'kg')).toBe(false);
});

test('a tax id in the Emirates may be any text', () => {
  expect(isTaxId('100123456700003', 'ae')).toBe(true);
});

test('isTaxId never throws for any text', () => {
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
