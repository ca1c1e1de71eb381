import type { Currency } from '#shared/countries/country.ts';
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
export const PRICE_FAULTS = [
  'no_price',
  'free',
  'on_request',
  'other_currency',
  'unclear_price',
] as const;
export type PriceFault = (typeof PRICE_FAULTS)[number];

const MAX_PRICE = 9_999_999_999;
const FREE = /ingyen|díjtalan|díjmentes|gratuit|бесплатн|тегін|акысыз|\bfree\b|complimentary/iu;
const ON_REQUEST =
  /egyedi|megbeszélés|megegyezés|la cerere|договор|по запросу|уточн|келісім|on request|\btba\b|\btbc\b/iu;

/** The names of currencies by their ISO 4217 codes; one letter is a name only behind a digit. */
const CURRENCIES: readonly (readonly [code: string, names: string])[] = [
  ['HUF', 'huf|ft|forint'],
  ['RON', 'ron|lei|leu'],
  ['KZT', 'kzt|₸|тнг|тг|тенге|теңге|tenge|tg'],
  ['KGS', String.raw`kgs|сом(?:ов|а)?|som|(?<=\d\s?)с`],
  ['AED', 'aed|dhs?|dirhams?|дирхам(?:ов|а)?'],
  ['EUR', '€|eur[oó]?|евро|еуро'],
  ['USD', String.raw`us\$|\$|usd|доллар(?:ов|а)?|dollars?|dollár`],
  ['RUB', String.raw`₽|rub|руб(?:лей|ля|ль)?|(?<=\d\s?)р`],
  ['GBP', '£|gbp'],
];
/** Hungarian and Kazakh write "from" as an ending of the currency or of the number. */
const FROM_ENDING = '(?:t[óőoö]l|[дтн][ае]н)';
/** A word ends where no letter follows, or where that ending does. */
const END_OF_WORD = String.raw`(?!(?!${FROM_ENDING}(?!\p{L}))\p{L})`;
const CURRENCY = new RegExp(
  String.raw`(?<!\p{L})(?:${CURRENCIES.map(([, names]) => `(${names})`).join('|')})${END_OF_WORD}`,
  'gu',
);

const THOUSAND = 'ezer|e|k|к|т|тыс(?:яч[аи]?)?|мың|миң|mii|mie|thousand';
const MILLION = 'millió|млн|million|milio(?:n|ane)';
const AMOUNT = String.raw`(\d+(?:[ .,'’]\d+)*)(?: ?(?:(${THOUSAND})|(${MILLION}))${END_OF_WORD})?`;
const FROM =
  '[дтн][ае]н|от|начиная (?:с|от)|from|starting(?: from| at)?|începând (?:de la|cu)|de la|min(?:im|imum)?|legalább|минимум|кемінде';
const FROM_AFTER = String.raw`-? ?${FROM_ENDING}(?: ба[сш]тап)?|ба[сш]тап|\+`;
const BETWEEN = String.raw`[-–—−]|to|до|p[âa]n[ăa] la|-? ?${FROM_ENDING}`;
const END_OF_RANGE = String.raw`-?ig|-? ?(?:[ғгқк][ае])? ?(?:дейін|чейин)`;
const PRICE = new RegExp(
  `^(${FROM})? ?${AMOUNT}(?: ?(?:${BETWEEN}) ?${AMOUNT} ?(?:${END_OF_RANGE})?)? ?(${FROM_AFTER})?$`,
  'u',
);
/** Words that say nothing about the amount. */
const SILENT =
  /(?<!\p{L})(?:цена|ára?|pre[țt]|price|баға(?:сы)?|баасы|bruttó|(?:\/|за|per|на)? ?(?:при[её]м|сеанс|услугу|визит|шт(?:уку)?|единицу|дана|db|darab|buc(?:ată)?|piece|unit|visit|session|alkalom|vizit|consulta[țt]ie|[șs]edin[țt][ăa]))(?!\p{L})|\*/gu;

/**
 * Reads the cell of a price: `25 000 Ft`, `12.000–15.000`, `от 5 000 тг`, `AED 1,500.00`, `22 ezer`. Whatever has
 * more than an amount or a range, such as `до 5000`, `-500`, `20 %` or `5000 / 3 сеанса`, is unclear: its
 * number may not be the price. `currency` is that of the country; null accepts the name of every one.
 */
export function parsePrice(text: string, currency: Currency | null): ListedPrice | PriceFault {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (plain === '' || /^[-–—]+$/.test(plain)) return 'no_price';
  if (isLongCell(plain)) return 'unclear_price';
  if (!/\d/.test(plain)) {
    if (FREE.test(plain)) return 'free';
    return ON_REQUEST.test(plain) ? 'on_request' : 'unclear_price';
  }
  const named = new Set<string | undefined>();
  const amount = plain
    // `22 eFt` and `5 тыс. тг`.
    .replace(/(?<=\d ?e) ?ft/u, ' ft')
    .replace(/(?<=\p{L})\./gu, ' ')
    .replace(CURRENCY, (...[, ...names]) => {
      named.add(CURRENCIES[names.findIndex((name) => name !== undefined)]?.[0]);
      return ' ';
    })
    .replace(SILENT, ' ')
    .replace(/ +/g, ' ')
    // Whole prices may end with a dash: `25.000,-`.
    .replace(/[.,]?[-–—]{1,3} ?$/u, '')
    .trim();
  const isOther = currency !== null && named.size === 1 && !named.has(currency);
  const price = amountOf(PRICE.exec(amount));
  if (price === null || named.size > 1) return 'unclear_price';
  if (isOther) return 'other_currency';
  return price.price === 0 ? 'free' : price;
}

function amountOf(found: RegExpExecArray | null): ListedPrice | null {
  if (found === null) return null;
  const [, before, first, thousand, million, second, thousands, millions, after] = found;
  const isFrom = before !== undefined || after !== undefined;
  const factor = factorOf(thousand, million);
  const price = numberOf(first ?? '', factor);
  if (second === undefined) return price <= MAX_PRICE ? { price, upTo: null, isFrom } : null;
  const upToFactor = factorOf(thousands, millions);
  const upTo = numberOf(second, upToFactor);
  // In `22–25 ezer` the word counts for both.
  const shared = factor === 1 ? price * upToFactor : price;
  const lowest = shared < upTo ? shared : price;
  return lowest < upTo && upTo <= MAX_PRICE ? { price: lowest, upTo, isFrom } : null;
}

function factorOf(thousand: string | undefined, million: string | undefined): number {
  if (million !== undefined) return 1_000_000;
  return thousand === undefined ? 1 : 1000;
}

/**
 * Returns the number of digits with separators, times a factor. The last separator before one or two digits is
 * that of decimals; every other one must be before three digits. Returns NaN for anything else, and for
 * `1.500 ezer`, whose dot may be either.
 */
function numberOf(text: string, factor: number): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (!/^\d{1,3}(?:[ .,'’]\d{3})*$|^\d+$/.test(whole)) return NaN;
  if (factor > 1 && /[.,]/.test(whole)) return NaN;
  return Math.round(Number(`${whole.replace(/\D/g, '')}.${decimals}`) * factor * 100) / 100;
}
