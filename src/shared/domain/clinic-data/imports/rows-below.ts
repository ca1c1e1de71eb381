import type { Mapping } from './header.ts';
import type { FaultyCell, RowDoubt, RowFault, Sheet, SheetRow } from './sheets.ts';

const MAX_VALUE_LENGTH = 60;
const MIN_LIST_CELLS = 2;

interface RowsBelow {
  readonly rows: readonly SheetRow[];
  /** The rows that are not read. */
  readonly unread: readonly FaultyCell<RowFault>[];
}

/** Returns the rows below the header of a list, without those whose meaning is not certain. */
export function rowsBelow(
  sheets: readonly Sheet[],
  { sheet: place, header_row: header, columns }: Mapping<string>,
): RowsBelow {
  const { rows = [], hasCommas = false } = sheets[place] ?? {};
  const { named, width } = hasCommas ? lengthsOf(rows, header) : UNLIMITED;
  const used = new Set<number | null | undefined>([null, ...Object.values(columns)]);
  // A comma in a price moves the cells after it, empty ones too: `ECG,6,000,` below `Service,Price,`.
  const hasExtraCells = ({ cells, width: full = cells.length }: SheetRow): boolean =>
    cells.length > width || (cells.length > named && full > width);
  const doubtOf = (row: SheetRow): RowDoubt | undefined =>
    hasExtraCells(row)
      ? { fault: 'extra_cells', column: null }
      : row.doubts?.find(({ column }) => used.has(column));
  const below = rows
    .filter(({ number }) => number > header)
    .map((row) => ({ row, doubt: doubtOf(row) }));
  return {
    rows: below.flatMap(({ row, doubt }) => (doubt === undefined ? row : [])),
    unread: below.flatMap(({ row: { number: row, cells }, doubt }) => {
      if (doubt === undefined) return [];
      const { fault, column } = doubt;
      const value = column === null ? cells.join(',') : (cells[column] ?? '');
      return { row, column: (column ?? -1) + 1, value: value.slice(0, MAX_VALUE_LENGTH), fault };
    }),
  };
}

/** The number of cells to the last one with a text, and with the empty ones behind it. */
interface Lengths {
  readonly named: number;
  readonly width: number;
}

const UNLIMITED: Lengths = { named: Infinity, width: Infinity };

/** Returns the numbers of cells of the header; without one, the least of the rows of the list. */
function lengthsOf(rows: readonly SheetRow[], header: number): Lengths {
  const found = rows.find(({ number }) => number === header);
  const listed =
    found === undefined ? rows.filter(({ cells }) => cells.length >= MIN_LIST_CELLS) : [found];
  return {
    named: Math.min(...listed.map(({ cells }) => cells.length)),
    width: Math.min(...listed.map(({ cells, width }) => width ?? cells.length)),
  };
}
