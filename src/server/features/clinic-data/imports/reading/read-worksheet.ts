import {
  IMPORT_LIMITS,
  type RowDoubt,
  type RowFault,
} from '#shared/domain/clinic-data/imports/sheets.ts';
import { decodeEscapes } from './character-codes.ts';
import { isStrike, type CellStyles } from './cell-styles.ts';
import { parseXml } from './parse-xml.ts';
import { RefusedError } from './refused-error.ts';
import type { SheetBuilder } from './sheet-builder.ts';

const MAX_DIGITS = 12;
const LETTERS = 26;
const CODE_BEFORE_A = 64;

/** The days between 1899-12-30 and 1904-01-01, from which the dates of a workbook are counted. */
const DAYS_TO_1904 = 1462;

interface Cell {
  /** Counted from 0. */
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

/** The texts that cells refer to by their indexes. */
export interface SharedStrings {
  readonly texts: readonly string[];
  /** The indexes of those that are struck through, at least in part. */
  readonly struck: ReadonlySet<number>;
}

interface Worksheet {
  /** The name of the sheet. */
  readonly sheet: string;
  readonly sharedStrings: SharedStrings;
  readonly styles: CellStyles;
  /** True if the days of its dates are counted from 1904. */
  readonly countsFrom1904: boolean;
}

/**
 * Reads a sheet of a workbook into the builder. Empty cells use no memory, however far the last cell is. A formula
 * is read as the value that was saved with it. A date is the number of days since 1899-12-30. What is hidden, struck
 * through or was saved without its value is a doubt of its row.
 */
export function readWorksheet(
  xml: string,
  { sheet, sharedStrings, styles, countsFrom1904 }: Worksheet,
  builder: SheetBuilder,
): void {
  let row = 0;
  let column = -1;
  let values: string[] = [];
  let doubts: RowDoubt[] = [];
  let cell: Cell | null = null;
  let isFormula = false;
  let isStruck = false;
  let isValue = false;
  let isPhonetic = false;
  let text = '';

  function endCell(): void {
    if (cell === null) return;
    const { type, style } = cell;
    const shift = countsFrom1904 && styles.dates.has(style) ? DAYS_TO_1904 : 0;
    const value = valueOf(type, text, { sharedStrings, shift });
    // A formula whose result is an empty text has that type.
    if (value === '' && isFormula && type !== 'str') doubt('no_value', cell);
    if (value === '') return;
    isStruck ||= styles.struck.has(style);
    isStruck ||= type === 's' && sharedStrings.struck.has(Number(text));
    if (isStruck) doubt('struck_through', cell);
    if (cell.column >= IMPORT_LIMITS.columns) {
      throw new RefusedError({
        reason: 'too_many_columns',
        sheet,
        row,
        column: cell.column + 1,
        limit: IMPORT_LIMITS.columns,
      });
    }
    while (values.length < cell.column) values.push('');
    values[cell.column] = value;
  }

  function doubt(fault: RowFault, { column: place }: Cell): void {
    if (place < IMPORT_LIMITS.columns) doubts.push({ fault, column: place });
  }

  /** Merged cells are named after all rows. */
  function merge(range: string): void {
    const [from, to = ''] = range.split(':');
    const [first, last] = [from, to].map((address = '') =>
      Number(/^[A-Z]{1,3}(\d{1,7})$/i.exec(address)?.[1]),
    );
    builder.merge(columnOf(from) ?? NaN, first ?? NaN, last ?? NaN);
  }

  parseXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const { r, hidden = '0' } = attributes();
        row = numberOr(row + 1, r);
        column = -1;
        values = [];
        doubts = isTrue(hidden) ? [{ fault: 'hidden_row', column: null }] : [];
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        column = columnOf(r) ?? column + 1;
        cell = { column, type: t, style: Number(s) };
        text = '';
        [isFormula, isStruck] = [false, false];
      } else if (name === 'col') {
        const { min, max, hidden = '0' } = attributes();
        if (isTrue(hidden)) builder.hideColumns(Number(min) - 1, Number(max) - 1);
      } else if (name === 'mergeCell') merge(attributes()['ref'] ?? '');
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || name === 't') isValue = !isPhonetic;
      else if (name === 'f') isFormula = true;
      else if (isStrike(name, attributes)) isStruck = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') {
        endCell();
        cell = null;
      } else if (name === 'row') builder.add(row, values, doubts);
    },
    text(part) {
      if (isValue && cell !== null) text += part;
    },
  });
}

const isTrue = (text: string): boolean => ['1', 'true'].includes(text);

function valueOf(
  type: string,
  text: string,
  { sharedStrings, shift }: { sharedStrings: SharedStrings; shift: number },
): string {
  if (type === 's') return sharedStrings.texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'true' : 'false';
  // Dates of ISO 8601 are local. Some programs add the sign of UTC nevertheless.
  if (type === 'd') return text.replace(/Z$/i, '');
  const number = Number(text);
  if (type !== 'n' || text.trim() === '' || !Number.isFinite(number)) return decodeEscapes(text);
  // A number below 1 is a time without a day.
  return numberText(number < 1 ? number : number + shift);
}

function numberText(number: number): string {
  // Ids may have more digits than a result such as 0.30000000000000004 has right.
  if (Number.isInteger(number)) return String(number);
  const text = String(Number(number.toPrecision(MAX_DIGITS)));
  // Three decimals look like thousands: `93.895`.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Returns the column of an address such as `AB12`, counted from 0. */
function columnOf(address: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (letters === undefined) return null;
  return (
    Array.from(letters).reduce(
      (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A,
      0,
    ) - 1
  );
}

function numberOr(fallback: number, text: string | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
}
