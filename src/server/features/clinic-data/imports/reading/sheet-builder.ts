import {
  IMPORT_LIMITS,
  type RowDoubt,
  type Sheet,
  type SheetRow,
} from '#shared/domain/clinic-data/imports/sheets.ts';
import { RefusedError } from './refused-error.ts';

/** The characters that PostgreSQL cannot store, and controls that no cell needs. */
// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f\u{d800}-\u{dfff}\ufeff]/gu;
const WHITE_SPACE = /[\s\u00a0\u2007\u202f]+/gu;

/** Builds the sheets of a file, within the limits of all of them together. */
export class SheetBuilder {
  readonly #sheets: {
    name: string;
    rows: SheetRow[];
    hasCommas?: true;
    hiddenColumns: Set<number>;
  }[] = [];
  readonly #hidden: string[] = [];
  #rows = 0;
  #cells = 0;
  #characters = 0;

  /** Begins a sheet, to which rows are then added. */
  begin(name: string, hasCommas = false): void {
    const commas = hasCommas ? { hasCommas: true as const } : {};
    this.#sheets.push({
      name: clean(name).slice(0, 100),
      rows: [],
      hiddenColumns: new Set(),
      ...commas,
    });
    if (this.#sheets.length > IMPORT_LIMITS.sheets) {
      throw new RefusedError({ reason: 'too_many_sheets', limit: IMPORT_LIMITS.sheets });
    }
  }

  /** Notes a sheet that is not read. */
  hide(name: string): void {
    if (this.#hidden.length < IMPORT_LIMITS.sheets) this.#hidden.push(clean(name).slice(0, 100));
  }

  /** Notes that a spreadsheet does not show the columns of the last sheet from one to another, counted from 0. */
  hideColumns(first: number, last: number): void {
    const sheet = this.#sheets.at(-1);
    const end = Math.min(last, IMPORT_LIMITS.columns - 1);
    for (let column = Math.max(0, first); column <= end; column += 1) {
      sheet?.hiddenColumns.add(column);
    }
  }

  /**
   * Adds a row to the last sheet. A row without text is counted, but left out unless its text is missing in the file.
   */
  add(number: number, values: readonly string[], doubts: readonly RowDoubt[] = []): void {
    const sheet = this.#sheets.at(-1);
    if (sheet === undefined) throw new Error('no sheet was begun');
    const place = { sheet: sheet.name, row: number };
    const cells = values.map(clean);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > IMPORT_LIMITS.columns) {
      const column = cells.length;
      const limit = IMPORT_LIMITS.columns;
      throw new RefusedError({ reason: 'too_many_columns', ...place, column, limit });
    }
    const long = cells.findIndex((cell) => cell.length > IMPORT_LIMITS.cellLength);
    if (long >= 0) {
      const limit = IMPORT_LIMITS.cellLength;
      throw new RefusedError({ reason: 'cell_too_long', ...place, column: long + 1, limit });
    }
    if (cells.length === 0 && !doubts.some(({ fault }) => fault === 'no_value')) return;
    this.#rows += 1;
    if (this.#rows > IMPORT_LIMITS.rows) {
      throw new RefusedError({ reason: 'too_many_rows', ...place, limit: IMPORT_LIMITS.rows });
    }
    this.#count([...cells, ...doubts.map(() => '')], place);
    const isPadded = sheet.hasCommas === true && values.length > cells.length;
    sheet.rows.push({
      number,
      cells,
      ...(isPadded ? { width: values.length } : {}),
      ...(doubts.length === 0 ? {} : { doubts }),
    });
  }

  /** Merges the cells of a column of the last sheet, from its row `first` to its row `last`. */
  merge(column: number, first: number, last: number): void {
    const sheet = this.#sheets.at(-1);
    const top = sheet?.rows.findIndex(({ number }) => number === first) ?? -1;
    const value = sheet?.rows[top]?.cells[column] ?? '';
    const doubts = sheet?.rows[top]?.doubts?.filter((doubt) => doubt.column === column) ?? [];
    if (sheet === undefined || (value === '' && doubts.length === 0)) return;
    for (let at = top + 1; (sheet.rows[at]?.number ?? Infinity) <= last; at += 1) {
      const row = sheet.rows[at] as SheetRow;
      this.#count([value], { sheet: sheet.name, row: row.number });
      sheet.rows[at] = {
        ...row,
        merged: { ...row.merged, [column]: value },
        ...(doubts.length === 0 ? {} : { doubts: [...(row.doubts ?? []), ...doubts] }),
      };
    }
  }

  #count(cells: readonly string[], place: { sheet: string; row: number }): void {
    this.#cells += cells.length;
    for (const cell of cells) this.#characters += cell.length;
    if (this.#cells > IMPORT_LIMITS.cells) {
      throw new RefusedError({ reason: 'too_many_cells', ...place, limit: IMPORT_LIMITS.cells });
    }
    if (this.#characters > IMPORT_LIMITS.characters) {
      const limit = IMPORT_LIMITS.characters;
      throw new RefusedError({ reason: 'too_much_text', ...place, limit });
    }
  }

  /** Returns the sheets that have text, and behind them the hidden ones. Throws if there are none. */
  finish(): Sheet[] {
    const filled = this.#sheets
      .filter(({ rows }) => rows.length > 0)
      .map(({ hiddenColumns, ...sheet }) =>
        hiddenColumns.size === 0 ? sheet : { ...sheet, hiddenColumns: [...hiddenColumns] },
      );
    if (filled.length === 0) throw new RefusedError({ reason: 'empty' });
    const hidden = this.#hidden.map((name) => ({ name, rows: [], isHidden: true as const }));
    return [...filled, ...hidden];
  }
}

function clean(text: string): string {
  return text.replace(UNWANTED, '').replace(WHITE_SPACE, ' ').trim();
}
