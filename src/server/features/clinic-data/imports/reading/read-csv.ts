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
    for (const { record, info } of parseCsv(text, separator)) builder.add(info.lines, record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error['lines'] === 'number' ? { row: error['lines'] } : {};
    throw new RefusedError({ reason: 'damaged', ...row });
  }
  return builder.finish();
}

interface CsvRow {
  readonly record: string[];
  /** `lines` is the number of the line that the row ends on. */
  readonly info: { readonly lines: number };
}

function parseCsv(text: string, delimiter: string): CsvRow[] {
  return parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
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
