/** A row of a sheet that is not empty. */
export interface SheetRow {
  /** The number that a spreadsheet shows, counted from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** The number of cells of a row with commas, with the empty ones at its end, which are not in `cells`. */
  readonly width?: number;
  /** By column, counted from 0: the values of cells that are merged with one above. They are not in `cells`. */
  readonly merged?: Readonly<Record<number, string>>;
  readonly doubts?: readonly RowDoubt[];
}

/** Returns the text of a cell, or of the one above that it is merged with; empty for a field without a column. */
export const cellIn = ({ cells, merged }: SheetRow, column: number | undefined): string =>
  column === undefined ? '' : ((cells[column] || merged?.[column]) ?? '');

/** A reason not to read a row, if its column is read. */
export interface RowDoubt {
  readonly fault: RowFault;
  /** Counted from 0; null for the row as a whole. */
  readonly column: number | null;
}

/** The reasons for which a row is not read, whatever the file lists. */
export const ROW_FAULTS = ['extra_cells', 'hidden_row', 'struck_through', 'no_value'] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** A sheet of a file, whatever its format: text in cells, numbers with a decimal point. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** True for a text in which a comma may be of a price or between cells. */
  readonly hasCommas?: true;
  /** The columns that a spreadsheet does not show, counted from 0. */
  readonly hiddenColumns?: readonly number[];
  /** True for a sheet of a workbook that a spreadsheet does not show, whose rows are not read. */
  readonly isHidden?: true;
  /** True for a sheet of a workbook whose styles cannot be read: what is struck through may count like other text. */
  readonly lostStyles?: true;
}

/** A cell that cannot be used. */
export interface FaultyCell<Fault extends string> {
  readonly row: number;
  /** Counted from 1; 0 if no column has it. */
  readonly column: number;
  readonly value: string;
  readonly fault: Fault;
}

/** The limits of an imported file. */
export const IMPORT_LIMITS = {
  bytes: 10_000_000,
  /** The size of a spreadsheet when unpacked. */
  unpackedBytes: 100_000_000,
  files: 1000,
  sheets: 20,
  rows: 10_000,
  columns: 100,
  cells: 200_000,
  cellLength: 2000,
  /** The text of all cells; a workbook can repeat one text in every cell. */
  characters: 8_000_000,
  cpuSeconds: 9,
  /** With the wait of the queue, less than the timeout of a request. */
  timeoutMs: 15_000,
  childMegabytes: 160,
} as const;

const MAX_VALUE_LENGTH = 60;

/** Tells whether a text is too long for a price or a duration, so that no pattern is tried on it. */
export function isLongCell(text: string): boolean {
  return text.length > MAX_VALUE_LENGTH;
}

/** The reasons for which a file is refused as a whole. */
export const REFUSALS = [
  'empty',
  'unknown_format',
  'old_spreadsheet',
  'markup',
  'password',
  'damaged',
  'encoding',
  'too_many_sheets',
  'too_many_rows',
  'too_many_columns',
  'too_many_cells',
  'cell_too_long',
  'too_much_text',
  'unpacked_too_large',
  'too_slow',
  'out_of_memory',
  'crashed',
  'invalid_json',
  'too_deep',
  'not_fhir',
  'bundle_type',
  'too_many_resources',
  'fhir_without_prices',
] as const;
