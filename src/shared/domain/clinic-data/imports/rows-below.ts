import type { Mapping } from './header.ts';
import type { FaultyCell, RowFault, Sheet, SheetRow } from './sheets.ts';

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
  { sheet: place, header_row: header }: Pick<Mapping<string>, 'sheet' | 'header_row'>,
): RowsBelow {
  const { rows = [], hasCommas = false } = sheets[place] ?? {};
  const width = hasCommas ? widthOf(rows, header) : Infinity;
  const below = rows.filter(({ number }) => number > header);
  return {
    rows: below.filter(({ cells }) => cells.length <= width),
    unread: below
      .filter(({ cells }) => cells.length > width)
      .map(({ number: row, cells }) => {
        const value = cells.join(',').slice(0, MAX_VALUE_LENGTH);
        return { row, column: 0, value, fault: 'extra_cells' };
      }),
  };
}

/** Returns the number of cells of the header; without one, that of the shortest row of the list. */
function widthOf(rows: readonly SheetRow[], header: number): number {
  const found = rows.find(({ number }) => number === header);
  if (found !== undefined) return found.cells.length;
  const lengths = rows.map(({ cells }) => cells.length);
  return Math.min(...lengths.filter((length) => length >= MIN_LIST_CELLS));
}
