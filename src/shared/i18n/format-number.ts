import type { Language } from './languages.ts';

/**
 * The number formats of CLDR 48. Not `Intl`: Chromium has no Kazakh data, and the server and all
 * browsers must render the same text.
 */
const SYMBOLS = {
  en: { group: ',', decimal: '.', minGrouped: 1000 },
  // Hungarian does not group numbers of four digits.
  hu: { group: '\u00a0', decimal: ',', minGrouped: 10_000 },
  kk: { group: '\u00a0', decimal: ',', minGrouped: 1000 },
  ro: { group: '.', decimal: ',', minGrouped: 1000 },
  ru: { group: '\u00a0', decimal: ',', minGrouped: 1000 },
} as const satisfies Record<Language, { group: string; decimal: string; minGrouped: number }>;

/** The number of decimals; 0 to 3 by default, like `Intl`. */
export interface Decimals {
  minDecimals?: number;
  maxDecimals?: number;
}

/** Formats a number: groups separated by no-break spaces, halves rounded up. */
export function formatNumber(value: number, language: Language, decimals: Decimals = {}): string {
  const { minDecimals = 0, maxDecimals = Math.max(3, minDecimals) } = decimals;
  const { group, decimal, minGrouped } = SYMBOLS[language];
  const size = roundTo(Math.abs(value), maxDecimals);
  const [whole = '', allDecimals = ''] = size.toFixed(maxDecimals).split('.');
  const shown = allDecimals.replace(/0+$/, '').padEnd(minDecimals, '0');
  const grouped = size < minGrouped ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return (value < 0 && size > 0 ? '-' : '') + grouped + (shown === '' ? '' : decimal + shown);
}

/** Shifts the decimal point in text, as 1.005 · 100 is 100.49999999999999 in binary. */
function roundTo(value: number, decimals: number): number {
  const shifted = Number(`${value}e${decimals}`);
  return Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${decimals}`);
}
