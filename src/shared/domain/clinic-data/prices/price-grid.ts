import type { Currency } from '#shared/countries/country.ts';
import { parsePrice } from '../imports/prices/parse-price.ts';

/** A change above this share of the old price is probably a typing error. */
const MAX_USUAL_CHANGE = 0.5;

/** Checks whether a price is more than 50 % above or below the old one. */
export function isUnusualChange(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MAX_USUAL_CHANGE;
}

/**
 * Splits cells copied from a spreadsheet into rows: tabs between cells, a line for each row. A last empty
 * line, which every spreadsheet adds, is no row.
 */
export function splitPastedCells(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Reads the cell of one exact price, as price lists have it. Returns null for anything else, such as a range. */
export function parseExactPrice(text: string, currency: Currency): number | null {
  const read = parsePrice(text, currency);
  return typeof read === 'object' && read.upTo === null && !read.isFrom ? read.price : null;
}
