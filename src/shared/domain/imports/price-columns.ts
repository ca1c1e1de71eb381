import { parsePrice } from './parse-price.ts';
import type { Sheet, SheetRow } from './sheets.ts';

/** The columns of a price list. */
export const PRICE_FIELDS = ['name', 'other_name', 'price', 'child_price', 'duration'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** The place of the columns in a file, counted from 0. */
export interface PriceMapping {
  readonly sheet: number;
  /** The number of the row of the headers, or 0 without one: rows up to it are not read. */
  readonly header_row: number;
  readonly columns: { readonly [Field in PriceField]?: number };
}

/** Header words in the five languages, without accents. The first field whose words match wins. */
const WORDS: readonly (readonly [PriceField, RegExp])[] = [
  ['child_price', /gyer[em]+ek|copi[ii]|pediatr|дет|ребен|бала|child|paediatr/u],
  [
    'duration',
    /ido(?!pont)|perc|durat|minut|длительн|продолжит|время|минут|ұзақ|узак|duration|time/u,
  ],
  [
    'price',
    /\bar\b|\barak?\b|dij|pret|tarif|cost|цена|стоимост|взросл|тариф|баға|бага|price|fee|rate|aed/u,
  ],
  [
    'name',
    /szolgaltat|vizsgalat|megnevez|kezeles|denumire|serviciu|procedur|investigat|услуг|наименован|название|исследован|қызмет|кызмет|атауы|service|name|treatment|description/u,
  ],
];
const MARKS = /\p{M}/gu;
/** The rows among which the header is looked for. */
const HEADER_ROWS = 30;

/** Proposes the columns of a file by the words of a header row, or without one by what the cells have. */
export function proposePriceMapping(sheets: readonly Sheet[]): PriceMapping {
  const found = sheets.flatMap((sheet, place) =>
    sheet.rows.slice(0, HEADER_ROWS).map((row) => {
      const columns = columnsOfHeader(row);
      return { sheet: place, header_row: row.number, columns, count: Object.keys(columns).length };
    }),
  );
  const complete = found.filter(
    ({ columns }) => columns.name !== undefined && columns.price !== undefined,
  );
  if (complete.length === 0) return mappingByCells(sheets);
  const { count: _count, ...best } = complete.reduce((a, b) => (b.count > a.count ? b : a));
  return best;
}

function columnsOfHeader({ cells }: SheetRow): PriceMapping['columns'] {
  const columns: { [Field in PriceField]?: number } = {};
  cells.forEach((cell, column) => {
    const header = cell.toLowerCase().normalize('NFD').replace(MARKS, '');
    const marked = cell.toLowerCase();
    const field = WORDS.find(([, words]) => words.test(header) || words.test(marked))?.[0];
    if (field === undefined) return;
    if (columns[field] === undefined) columns[field] = column;
    else if (field === 'name') columns.other_name ??= column;
  });
  return columns;
}

/** Finds the column with the most prices, and the one with the most letters. */
function mappingByCells(sheets: readonly Sheet[]): PriceMapping {
  const counts = sheets.map((sheet) => {
    const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
    const columns = Array.from({ length: width }, (_, column) => column);
    const count = (test: (cell: string) => boolean) =>
      columns.map((column) => sheet.rows.filter(({ cells }) => test(cells[column] ?? '')).length);
    return {
      prices: count(isLikelyPrice),
      names: count((cell) => /\p{L}{3}.*\p{L}{3}/u.test(cell)),
    };
  });
  const best = counts.map(({ prices }) => Math.max(0, ...prices));
  const sheet = best.indexOf(Math.max(...best));
  const { prices = [], names = [] } = counts[sheet] ?? {};
  const price = prices.indexOf(Math.max(...prices));
  const name = names.indexOf(Math.max(...names.filter((_, column) => column !== price)));
  return { sheet, header_row: 0, columns: { name: Math.max(0, name), price: Math.max(0, price) } };
}

const MIN_LIKELY_PRICE = 20;

function isLikelyPrice(cell: string): boolean {
  const price = parsePrice(cell);
  return typeof price !== 'string' && price.price >= MIN_LIKELY_PRICE && cell.length < 30;
}
