import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FLAG_NAMES } from '#shared/countries/flags.ts';

const src = join(import.meta.dirname, '../../src');
/** The file that declares the flags; it does not count as a use. */
const FLAGS_FILE = 'shared/countries/flags.ts';

test('every flag is used', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => file !== FLAGS_FILE && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  // Flags are read as a property, or named by the page or endpoint that they enable.
  const isRead = (flag: string) =>
    new RegExp(`flags\\??\\.${flag}\\b|flag: '${flag}'|hasPage\\('${flag}'\\)`).test(code);
  expect(isRead('unusedFlag')).toBe(false);
  expect(FLAG_NAMES.filter((flag) => !isRead(flag))).toEqual([]);
});
