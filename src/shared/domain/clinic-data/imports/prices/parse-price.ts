import { isLongCell } from '../sheets.ts';

/** A price as a price list has it. */
export interface ListedPrice {
  /** The price, or the lowest of a range; never zero. */
  readonly price: number;
  /** The highest of a range. */
  readonly upTo: number | null;
  /** True for "from": the price may be higher. */
  readonly isFrom: boolean;
}

/** The reasons for which a cell has no price. */
export const PRICE_FAULTS = ['no_price', 'free', 'on_request', 'unclear_price'] as const;
export type PriceFault = (typeof PRICE_FAULTS)[number];

const MAX_PRICE = 9_999_999_999;
const FREE = /ingyen|díjtalan|díjmentes|gratuit|бесплатн|тегін|\bfree\b|complimentary/iu;
const ON_REQUEST =
  /egyedi|megbeszélés|megegyezés|la cerere|договор|по запросу|уточн|келісім|on request|\btba\b|\btbc\b/iu;
const FROM =
  /(?:^|[^\p{L}])(?:от|from|starting|începând|de la|min|бастап)(?:[^\p{L}]|$)|(?:-|\s)?t[óo]l(?:[^\p{L}]|$)|дан бастап|ден бастап|тан бастап/iu;
/** Digits with the separators of thousands and decimals between them. */
const NUMBER = /\d+(?:[ .,'’]\d+)*/g;
/** Words between two prices, which the pattern above would otherwise join. */
const DASH = /[–—−-]+|\bto\b|до|până la|дейін/giu;

/** Reads the cell of a price: `25 000 Ft`, `12.000–15.000`, `от 5 000 тг`, `AED 1,500.00`. */
export function parsePrice(text: string): ListedPrice | PriceFault {
  const plain = text.replace(/[\u00a0\u202f\u2009]/g, ' ').trim();
  if (plain === '' || /^[-–—]+$/.test(plain)) return 'no_price';
  if (isLongCell(plain)) return 'unclear_price';
  const parts = plain.replace(DASH, '|').split('|');
  const found = parts.flatMap((part) => Array.from(part.matchAll(NUMBER), ([number]) => number));
  if (found.length === 0) {
    if (FREE.test(plain)) return 'free';
    return ON_REQUEST.test(plain) ? 'on_request' : 'unclear_price';
  }
  const numbers = found.map(numberOf);
  const [price = NaN, upTo = null] = numbers;
  const isRange = parts.filter((part) => /\d/.test(part)).length === 2;
  if (numbers.some((number) => !(number <= MAX_PRICE)) || numbers.length > 2) {
    return 'unclear_price';
  }
  if (numbers.length === 2 && !(isRange && upTo !== null && upTo > price)) return 'unclear_price';
  if (price === 0) return 'free';
  return { price, upTo, isFrom: FROM.test(plain) };
}

/**
 * Returns the number of digits with separators. The last separator before one or two digits is that of decimals;
 * every other one must be before three digits. Returns NaN for anything else.
 */
function numberOf(text: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return /^\d{1,3}(?:[ .,'’]\d{3})*$|^\d+$/.test(whole)
    ? Number(`${whole.replace(/\D/g, '')}.${decimals}`)
    : NaN;
}
