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

/** Returns the row of headers that has every required field, with the most columns. */
export function findHeader<Field extends string>(
  sheets: readonly Sheet[],
  columnsOf: (row: SheetRow) => Mapping<Field>['columns'],
  required: readonly Field[],
): Mapping<Field> | null {
  const found = sheets.flatMap((sheet, place) =>
    sheet.rows.slice(0, HEADER_ROWS).map((row) => {
      return { sheet: place, header_row: row.number, columns: columnsOf(row) };
    }),
  );
  const complete = found.filter(({ columns }) => required.every((each) => each in columns));
  const width = ({ columns }: Mapping<Field>) => Object.keys(columns).length;
  const [first, ...others] = complete;
  if (first === undefined) return null;
  return others.reduce((best, each) => (width(each) > width(best) ? each : best), first);
}
