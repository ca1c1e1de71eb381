/** A change above this share of the old price is probably a typing error. */
const MAX_USUAL_CHANGE = 0.5;

/** Checks whether a price is more than 50 % above or below the old one. */
export function isUnusualChange(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MAX_USUAL_CHANGE;
}

/**
 * Splits cells copied from a spreadsheet into rows: tabs between cells, a line for each row. A last empty
 * line, which every spreadsheet adds, is no row.
 */
export function splitPastedCells(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * Parses a price as people write it: `12 000 Ft`, `12.000`, `12,000.50`, `12 000,5`. A single separator
 * with three digits behind it separates thousands. Returns null for anything else, such as a range.
 */
export function parsePrice(text: string): number | null {
  const amount = text.replace(/[\s\u00a0\u202f]|\p{Sc}|\p{L}+\.?/gu, '');
  if (!/^\d+(?:[.,]\d+)*$/.test(amount)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(amount)?.[1] ?? '';
  const whole = decimals === '' ? amount : amount.slice(0, -decimals.length - 1);
  if (!/^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(whole)) return null;
  const value = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  return value > 0 ? value : null;
}
