import type { Currency } from '#shared/countries/country.ts';
import { DOCTOR_WORDS, hasOnlyWords, hasWord, words } from '../header-words.ts';
import { nameKey } from '../name-key.ts';
import { parseDuration } from '../parse-duration.ts';
import { hasNoSpecialty, namesFollowUp } from './appointment-words.ts';
import { parsePrice, type ListedPrice, type PriceFault } from './parse-price.ts';
import type { Mapping } from '../header.ts';
import { rowsBelow } from '../rows-below.ts';
import type { PriceField } from './price-file.ts';
import { IMPORT_LIMITS, type FaultyCell, type Sheet } from '../sheets.ts';

/** A column of prices. */
export type PriceColumn = 'price' | 'child_price' | 'follow_up_price';

/** A row of a price list that names a service. Only one of a doctor may have no price, but faults. */
export interface PriceRow {
  readonly row: number;
  /** The last heading above it; empty if the name begins with it. */
  readonly section: string;
  readonly name: string;
  /** The name in another language, if the file has it. */
  readonly other_name: string;
  /** Equal for names that differ in letter case, accents and punctuation only. */
  readonly key: string;
  /** True if the name is that of a follow-up. */
  readonly may_be_follow_up: boolean;
  /** True if only the row above says which service it is. */
  readonly is_by_place: boolean;
  /** The doctor whose price it is; empty for that of every doctor. */
  readonly doctor: string;
  /** Equal for the same doctor, at every branch; empty without one. */
  readonly doctor_key: string;
  readonly price: ListedPrice | null;
  readonly child_price: ListedPrice | null;
  /** Minutes. */
  readonly duration: number | null;
  readonly follow_up_price: ListedPrice | null;
  /** Minutes. */
  readonly follow_up_duration: number | null;
  /** The columns whose prices are faults. */
  readonly faulty: readonly PriceColumn[];
}

type Fault = PriceFault | 'no_name' | 'unclear_duration';

export interface PriceRows {
  readonly rows: readonly PriceRow[];
  readonly faults: readonly FaultyCell<Fault>[];
}

const NAMES: ReadonlySet<PriceField> = new Set(['name', 'other_name']);
const PRICES: readonly PriceColumn[] = ['price', 'child_price', 'follow_up_price'];

const FREE: ListedPrice = { price: 0, upTo: null, isFrom: false };

/**
 * Reads the rows of a price list below its header. A row with a name only is a heading. Prices in another
 * currency than that of the country are faults; null accepts every one. Only follow-ups may be free.
 */
export function readPriceRows(
  sheets: readonly Sheet[],
  mapping: Mapping<PriceField>,
  currency: Currency | null,
): PriceRows {
  const { columns } = mapping;
  const rows: PriceRow[] = [];
  const faults: FaultyCell<Fault>[] = [];
  let [section, above] = ['', ''];
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
    const faulty: PriceColumn[] = [];
    const priceOf = (field: PriceColumn, canBeFree: boolean) => {
      const price = parsePrice(cell(field), currency);
      if (typeof price !== 'string') return price;
      // Lists write 0 where there is no follow-up.
      const isNone = field === 'follow_up_price' && price === 'free' && /\d/.test(cell(field));
      if (isNone) return null;
      if (price === 'free' && canBeFree) return FREE;
      if (price === 'no_price') return null;
      fail(field, price);
      faulty.push(field);
      return null;
    };
    const minutesOf = (field: 'duration' | 'follow_up_duration') => {
      const minutes = parseDuration(cell(field));
      if (minutes === null && cell(field) !== '') fail(field, 'unclear_duration');
      return minutes;
    };
    const ownName = cell('name');
    const mayBeFollowUp = namesFollowUp(ownName);
    const prices = {
      price: priceOf('price', mayBeFollowUp),
      child_price: priceOf('child_price', mayBeFollowUp),
      follow_up_price: priceOf('follow_up_price', true),
    };
    const hasPrice = Object.values(prices).some((price) => price !== null);
    if (nameKey(ownName) === '') {
      if (hasPrice) fail('name', 'no_name');
      else [section, above] = [headingOf(cells) ?? section, ''];
      continue;
    }
    const doctor = doctorOf(cell('doctor'));
    if (!hasPrice && (faulty.length === 0 || doctor.doctor_key === '')) {
      if (PRICES.every((field) => cell(field) === '')) [section, above] = [ownName, ''];
      continue;
    }
    const isOfAny = hasNoSpecialty(ownName);
    const isByPlace = isOfAny && mayBeFollowUp && above !== '';
    const place = isOfAny ? (isByPlace ? above : section) : '';
    const name = nameAt(place, ownName);
    if (!isOfAny) above = ownName;
    else if (!mayBeFollowUp) above = '';
    rows.push({
      row,
      section: place !== '' && place === section ? '' : section,
      name,
      other_name: cell('other_name'),
      key: nameKey(name),
      may_be_follow_up: mayBeFollowUp,
      is_by_place: isByPlace,
      ...doctor,
      ...prices,
      duration: minutesOf('duration'),
      follow_up_duration: minutesOf('follow_up_duration'),
      faulty,
    });
  }
  return { rows, faults };
}

const EVERY_WORDS =
  'all any every each minden osszes barmely barmelyik все всех любой барлық барлығы кез toti orice';
const EVERY = words(EVERY_WORDS);
const EVERY_DOCTOR = words(
  `${EVERY_WORDS} ${DOCTOR_WORDS} medici medicii specialist* специалист* маман* келген our the`,
);

/** Other imports remember doctors at a branch, whose keys end with its name. */
function doctorOf(cell: string): Pick<PriceRow, 'doctor' | 'doctor_key'> {
  const name = nameKey(cell);
  const isEvery = hasWord(cell, EVERY) && hasOnlyWords(cell, EVERY_DOCTOR);
  if (name === '' || isEvery) return { doctor: '', doctor_key: '' };
  return { doctor: cell.trim(), doctor_key: `${name}@*` };
}

/** Returns a name with the heading or the name above it that says of which service it is. */
function nameAt(place: string, name: string): string {
  const full = place === '' ? name : `${place}: ${name}`;
  return full.length > IMPORT_LIMITS.cellLength ? name : full;
}

/** Returns the only text of a row: a heading merged over all columns is in the first of them. */
function headingOf(cells: readonly string[]): string | undefined {
  const [heading, ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && heading !== undefined && /\p{L}{2}/u.test(heading)
    ? heading
    : undefined;
}
