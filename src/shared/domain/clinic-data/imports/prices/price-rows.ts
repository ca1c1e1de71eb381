import type { Currency } from '#shared/countries/country.ts';
import { nameKey } from '../name-key.ts';
import { parseDuration } from '../parse-duration.ts';
import { parsePrice, type ListedPrice, type PriceFault } from './parse-price.ts';
import type { Mapping } from '../header.ts';
import { rowsBelow } from '../rows-below.ts';
import type { PriceField } from './price-file.ts';
import type { FaultyCell, Sheet } from '../sheets.ts';

/** A row of a price list that names a service. */
export interface PriceRow {
  readonly row: number;
  /** The last heading above it. */
  readonly section: string;
  readonly name: string;
  /** The name in another language, if the file has it. */
  readonly other_name: string;
  /** Equal for names that differ in letter case, accents and punctuation only. */
  readonly key: string;
  readonly price: ListedPrice | null;
  readonly child_price: ListedPrice | null;
  /** Minutes. */
  readonly duration: number | null;
}

type Fault = PriceFault | 'no_name' | 'unclear_duration';

export interface PriceRows {
  readonly rows: readonly PriceRow[];
  readonly faults: readonly FaultyCell<Fault>[];
}

const NAMES: ReadonlySet<PriceField> = new Set(['name', 'other_name']);

/**
 * Reads the rows of a price list below its header. A row with a name only is a heading. Prices in another
 * currency than that of the country are faults; null accepts every one.
 */
export function readPriceRows(
  sheets: readonly Sheet[],
  mapping: Mapping<PriceField>,
  currency: Currency | null,
): PriceRows {
  const { columns } = mapping;
  const rows: PriceRow[] = [];
  const faults: FaultyCell<Fault>[] = [];
  let section = '';
  for (const { number: row, cells, merged } of rowsBelow(sheets, mapping).rows) {
    const cell = (field: PriceField) => {
      const column = columns[field];
      if (column === undefined) return '';
      // A name counts once, a price for every row that it is merged over.
      return cells[column] || (NAMES.has(field) ? '' : (merged?.[column] ?? ''));
    };
    const fail = (field: PriceField, fault: Fault) => {
      faults.push({ row, column: (columns[field] ?? 0) + 1, value: cell(field), fault });
    };
    const priceOf = (field: 'price' | 'child_price') => {
      const price = parsePrice(cell(field), currency);
      if (typeof price !== 'string') return price;
      if (price !== 'no_price') fail(field, price);
      return null;
    };
    const [name, duration] = [cell('name'), cell('duration')];
    const price = priceOf('price');
    const childPrice = priceOf('child_price');
    const key = nameKey(name);
    if (key === '') {
      if (price !== null || childPrice !== null) fail('name', 'no_name');
      else section = headingOf(cells) ?? section;
      continue;
    }
    if (price === null && childPrice === null) {
      if (cell('price') === '' && cell('child_price') === '') section = name;
      continue;
    }
    const minutes = parseDuration(duration);
    if (minutes === null && duration !== '') fail('duration', 'unclear_duration');
    rows.push({
      row,
      section,
      name,
      other_name: cell('other_name'),
      key,
      price,
      child_price: childPrice,
      duration: minutes,
    });
  }
  return { rows, faults };
}

/** Returns the only text of a row: a heading merged over all columns is in the first of them. */
function headingOf(cells: readonly string[]): string | undefined {
  const [heading, ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && heading !== undefined && /\p{L}{2}/u.test(heading)
    ? heading
    : undefined;
}
