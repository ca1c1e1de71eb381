export interface Row {
  label: string;
  bytes: number;
  perSecond: number;
  /** Processor milliseconds per request. */
  serverMs: number;
  databaseMs: number;
  p50: number;
  p99: number;
  barePerSecond: number;
  bareMs: number;
  /** Of the server's processor time to that of the bare route, round by round. */
  ratio: number;
}

/** A Markdown table of measurements. */
export function renderTable(rows: readonly Row[]): string {
  const head = [
    'call',
    'answer',
    'requests/s',
    'CPU ms, server',
    'CPU ms, database',
    'p50 / p99 ms',
    'bare route: requests/s',
    'bare route: CPU ms',
    'server CPU ÷ bare',
  ];
  const body = rows.map((row) => [
    row.label,
    `${(row.bytes / 1024).toFixed(1)} KB`,
    row.perSecond.toFixed(0),
    row.serverMs.toFixed(2),
    Number.isNaN(row.databaseMs) ? '–' : row.databaseMs.toFixed(2),
    `${row.p50} / ${row.p99}`,
    row.barePerSecond.toFixed(0),
    row.bareMs.toFixed(3),
    row.ratio.toFixed(1),
  ]);
  return markdownTable(head, body);
}

/** The first column is of words, the others of figures. */
export function markdownTable(head: readonly string[], body: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return (
    line(head) +
    line(head.map((_, index) => (index === 0 ? '---' : '--:'))) +
    body.map(line).join('')
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
