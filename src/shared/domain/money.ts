import type { Currency } from '#shared/countries/country.ts';
import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * The currency symbols: the narrow ones of CLDR 48, except for the som, as almost no font has its sign
 * U+20C0, and the Romanian leu in Russian, as no reader knows its L.
 */
const SYMBOLS: Record<Currency, string> = {
  KZT: '₸',
  KGS: 'som',
  HUF: 'Ft',
  RON: 'lei',
  AED: 'AED',
};

const SYMBOLS_BY_LANGUAGE: Partial<Record<Language, Partial<Record<Currency, string>>>> = {
  hu: { KGS: 'szom' },
  kk: { KGS: 'сом' },
  ru: { KGS: 'сом', RON: 'лей' },
};

/** The symbols that English writes before the amount: `₸1,200`, `AED 250`. Others follow it. */
const ENGLISH_PREFIXES: Partial<Record<Currency, string>> = {
  KZT: SYMBOLS.KZT,
  RON: SYMBOLS.RON + NO_BREAK_SPACE,
  AED: SYMBOLS.AED + NO_BREAK_SPACE,
};

/**
 * Formats a price, in units of the currency, by the rules of the language: `12 000 ₸`, `1 200 сом`,
 * `12,000 Ft`. Shows two decimals if the price has any. Returns the same text on the server and in
 * every browser, unlike `Intl`, whose Kazakh is a stub in Chromium.
 */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const minor = Math.round(Math.abs(amount) * 100);
  const decimals = minor % 100 === 0 ? 0 : 2;
  const sign = amount < 0 && minor > 0 ? '-' : '';
  const digits = formatNumber(minor / 100, language, {
    minDecimals: decimals,
    maxDecimals: decimals,
  });
  const prefix = language === 'en' ? ENGLISH_PREFIXES[currency] : undefined;
  if (prefix !== undefined) return sign + prefix + digits;
  const symbol = SYMBOLS_BY_LANGUAGE[language]?.[currency] ?? SYMBOLS[currency];
  return sign + digits + NO_BREAK_SPACE + symbol;
}

/**
 * Returns the price after a discount in percent, rounded like the price: to whole units if it has
 * no decimals, otherwise to hundredths; halves go up. Equal to `round(price * (100 - discount) /
 * 100, scale)` on `numeric` in SQL.
 */
export function discountedPrice(price: number, discountPercent: number): number {
  const minor = Math.round(price * 100);
  const tenThousandths = minor * (100 - discountPercent);
  return minor % 100 === 0
    ? Math.floor((tenThousandths + 5000) / 10_000)
    : Math.floor((tenThousandths + 50) / 100) / 100;
}
