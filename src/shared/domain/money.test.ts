import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CURRENCIES } from '#shared/countries/country.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { discountedPrice, formatMoney } from './money.ts';

/** Replaces no-break spaces by a visible character. */
const visible = (text: string) => text.replaceAll('\u00a0', '~');

describe('price formats of the countries', () => {
  it.each([
    [1200, 'KGS', 'ru', '1~200~сом'],
    [12_000, 'KZT', 'ru', '12~000~₸'],
    [12_000, 'KZT', 'kk', '12~000~₸'],
    [12_000, 'HUF', 'en', '12,000~Ft'],
    [1200, 'KGS', 'en', '1,200~som'],
    [1200, 'KGS', 'kk', '1~200~сом'],
    [12_000, 'HUF', 'hu', '12~000~Ft'],
    [250, 'RON', 'ro', '250~lei'],
    [330, 'RON', 'ru', '330~лей'],
    [250, 'AED', 'en', 'AED~250'],
    [1234.5, 'RON', 'ro', '1.234,50~lei'],
    [0.5, 'KZT', 'kk', '0,50~₸'],
    [0, 'KZT', 'kk', '0~₸'],
    [-1200, 'KZT', 'en', '-₸1,200'],
  ] as const)('the price %d %s is formatted in %s', (amount, currency, language, expected) => {
    expect(visible(formatMoney(amount, currency, language))).toBe(expected);
  });
});

test('formatMoney formats other prices like Intl with the narrow symbol', () => {
  const isSpecial = (currency: string, language: Language) =>
    currency === 'KGS' ||
    (currency === 'HUF' && language === 'en') ||
    (currency === 'RON' && language === 'ru');
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000 }).map((price) => price * 100),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  );
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...LANGUAGES),
      (minor, currency, language) => {
        fc.pre(!isSpecial(currency, language));
        const digits = minor % 100 === 0 ? 0 : 2;
        const expected = new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(minor / 100);
        expect(formatMoney(minor / 100, currency, language)).toBe(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test('formatMoney never uses the som sign, which fonts lack', () => {
  for (const language of LANGUAGES) {
    for (const currency of CURRENCIES) {
      expect(formatMoney(1200, currency, language)).not.toContain('\u20c0');
    }
  }
});

describe('discounts', () => {
  it('discountedPrice rounds a whole price to a whole one, halves up', () => {
    expect(discountedPrice(12_000, 15)).toBe(10_200);
    expect(discountedPrice(150, 15)).toBe(128);
    expect(discountedPrice(999, 10)).toBe(899);
    expect(discountedPrice(50, 1)).toBe(50);
  });

  it('discountedPrice keeps the hundredths of a price', () => {
    expect(discountedPrice(99.9, 10)).toBe(89.91);
    expect(discountedPrice(0.05, 50)).toBe(0.03);
    expect(discountedPrice(1.1, 0)).toBe(1.1);
  });

  it('discountedPrice stays between zero and the price', () => {
    const prices = fc.integer({ min: 0, max: 100_000_000 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 100 }), (price, percent) => {
        const total = discountedPrice(price, percent);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(price);
        expect(discountedPrice(price, 0)).toBe(price);
        expect(discountedPrice(price, 100)).toBe(0);
      }),
    );
  });
});
