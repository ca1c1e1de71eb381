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
  const width = hasCommas ? widthOf(rows, header) : Infinity;
  const used = new Set<number | null | undefined>([null, ...Object.values(columns)]);
  const doubtOf = ({ cells, doubts = [] }: SheetRow): RowDoubt | undefined =>
    cells.length > width
      ? { fault: 'extra_cells', column: null }
      : doubts.find(({ column }) => used.has(column));
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

/** Returns the number of cells of the header, empty ones included; without one, that of the shortest row of the list. */
function widthOf(rows: readonly SheetRow[], header: number): number {
  const found = rows.find(({ number }) => number === header);
  if (found !== undefined) return found.width ?? found.cells.length;
  const listed = rows.filter(({ cells }) => cells.length >= MIN_LIST_CELLS);
  return Math.min(...listed.map(({ cells, width }) => width ?? cells.length));
}
