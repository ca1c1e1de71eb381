import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, LIMIT_NAMES, LIMITS, maxOf, settingOf } from '#server/limits/index.ts';

const MINUTE_MS = 60_000;

/** Returns the cells of a Markdown table without their padding. */
function cellsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function windowOf(windowMs: number | null): string {
  if (windowMs === null) return '–';
  const minutes = windowMs / MINUTE_MS;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

test('docs/limits.md lists every limit with its key, window and default', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/limits.md'), 'utf8');
  const expected = LIMIT_NAMES.map((name) => {
    const row: { key: string; windowMs: number | null } = LIMITS[name];
    const { percentOf, unit } = LIMITS[name] as { percentOf?: string; unit?: string };
    const value = String(DEFAULT_LIMITS[name]);
    const ofOther = `${value} % of ${percentOf}: ${maxOf(DEFAULT_LIMITS, name)}`;
    const shown =
      percentOf === undefined ? `${value}${unit === undefined ? '' : ` ${unit}`}` : ofOther;
    return [`\`${settingOf(name)}\``, name, row.key, windowOf(row.windowMs), shown];
  });
  const [, , ...listed] = cellsOf(text);
  expect(listed).toEqual(expected);
});
