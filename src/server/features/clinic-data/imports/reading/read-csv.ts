import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_LIMITS, type Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { RefusedError } from './refused-error.ts';
import { SheetBuilder } from './sheet-builder.ts';

const SEPARATORS = [';', '\t', ',', '|'] as const;
/** The number of lines from which the separator is guessed. */
const SAMPLE_LINES = 50;
const QUOTED = /"(?:[^"]|"")*"/g;

/** Reads a text of separated values, with any separator. */
export function readCsv(text: string): Sheet[] {
  const builder = new SheetBuilder();
  const separator = separatorOf(text);
  builder.begin('', separator === ',');
  try {
    for (const { record, info } of parseCsv(text, separator)) builder.add(rowOf(info), record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusalOf(error);
  }
  return builder.finish();
}

/** Returns the refusal of a text that cannot be parsed, or whose row is too long for its cells. */
function refusalOf(error: CsvError): RefusedError {
  const { code, index, ...info } = error as CsvError & CsvInfo & { index?: unknown };
  const row = { row: rowOf(info) + 1 };
  if (code !== 'CSV_MAX_RECORD_SIZE') return new RefusedError({ reason: 'damaged', ...row });
  const column = (typeof index === 'number' ? index : 0) + 1;
  const { columns, cellLength } = IMPORT_LIMITS;
  return column > columns
    ? new RefusedError({ reason: 'too_many_columns', ...row, column, limit: columns })
    : new RefusedError({ reason: 'cell_too_long', ...row, column, limit: cellLength });
}

/** The numbers of rows and of empty lines so far. */
interface CsvInfo {
  readonly records: number;
  readonly empty_lines: number;
}

interface CsvRow {
  readonly record: string[];
  /** With the row itself. */
  readonly info: CsvInfo;
}

/** Returns the number of a row in a spreadsheet, where a cell may have several lines. */
const rowOf = ({ records, empty_lines: empty }: CsvInfo): number => records + empty;

function parseCsv(text: string, delimiter: string): CsvRow[] {
  return parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // A longer row has a cell too many, or one that is too long: reading it to its end takes seconds.
    max_record_size: IMPORT_LIMITS.columns * IMPORT_LIMITS.cellLength,
    // Reads one row more than allowed, so that the builder can report the limit.
    to: IMPORT_LIMITS.rows + 1,
  }) as unknown as CsvRow[];
}

/** Returns the separator that occurs equally often in most lines; by default a semicolon. */
function separatorOf(text: string): string {
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared !== undefined) return declared;
  const lines = text
    .slice(0, 100_000)
    .replaceAll(QUOTED, '')
    .split(/\r\n|\r|\n/, SAMPLE_LINES);
  const scored = SEPARATORS.map((separator) => {
    const counts = lines
      .map((line) => line.split(separator).length - 1)
      .filter((count) => count > 0);
    const byCount = Map.groupBy(counts, (count) => count);
    return {
      separator,
      score: Math.max(0, ...Array.from(byCount.values(), (same) => same.length)),
    };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}
