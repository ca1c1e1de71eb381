import { hasWord } from './header-words.ts';
import type { Sheet, SheetRow } from './sheets.ts';

/** The place of the columns in a file, counted from 0. */
export interface Mapping<Field extends string> {
  readonly sheet: number;
  /** The number of the row of the headers, or 0 without one: rows up to it are not read. */
  readonly header_row: number;
  readonly columns: { readonly [Each in Field]?: number };
}

/** The rows among which the header is looked for. */
const HEADER_ROWS = 30;

/** The words of headers. The first field whose words match wins. */
export type HeaderWords<Field extends string> = readonly (readonly [Field, RegExp])[];

/** Returns the field that the text of a header names. */
export function fieldOfHeader<Field extends string>(
  text: string,
  words: HeaderWords<Field>,
): Field | undefined {
  return words.find(([, pattern]) => hasWord(text, pattern))?.[0];
}

/** Returns the first column of each field; a second column of names has them in another language. */
export function columnsOfHeader<Field extends string>(
  { cells }: SheetRow,
  fieldOf: (cell: string) => Field | undefined,
): Mapping<Field>['columns'] {
  const columns: Record<string, number> = {};
  cells.forEach((cell, column) => {
    const field = fieldOf(cell);
    if (field === undefined) return;
    columns[field === 'name' && 'name' in columns ? 'other_name' : field] ??= column;
  });
  return columns as Mapping<Field>['columns'];
}

/**
 * Returns the row of headers that has every field of the first list that is complete anywhere, with the most columns;
 * null if no list is.
 */
export function findHeader<Field extends string>(
  sheets: readonly Sheet[],
  columnsOf: (row: SheetRow) => Mapping<Field>['columns'],
  required: readonly (readonly Field[])[],
): Mapping<Field> | null {
  const found = sheets.flatMap((sheet, place) =>
    sheet.rows.slice(0, HEADER_ROWS).map((row) => {
      return { sheet: place, header_row: row.number, columns: columnsOf(row) };
    }),
  );
  const width = ({ columns }: Mapping<Field>) => Object.keys(columns).length;
  for (const fields of required) {
    const complete = found.filter(({ columns }) => fields.every((each) => each in columns));
    const [first, ...others] = complete;
    if (first !== undefined) {
      return others.reduce((best, each) => (width(each) > width(best) ? each : best), first);
    }
  }
  return null;
}

/** Returns sheets with empty cells in their hidden columns, which are not proposed. */
export const withoutHiddenColumns = (sheets: readonly Sheet[]): Sheet[] =>
  sheets.map((sheet) => {
    const hidden = new Set(sheet.hiddenColumns);
    const shown = (cells: readonly string[]) =>
      cells.map((cell, column) => (hidden.has(column) ? '' : cell));
    return hidden.size === 0
      ? sheet
      : { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: shown(row.cells) })) };
  });

/** The mapping of a file without headers. */
export const NO_COLUMNS = { sheet: 0, header_row: 0, columns: {} } as const;
