import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FLAG_NAMES } from '#shared/countries/flags.ts';

const src = join(import.meta.dirname, '../../src');
/** Folders that only list flags. */
const LIST = 'shared/countries/flags.ts';

test('every flag is used', () => {
  const code = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => file !== LIST && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  // Read as a property, or named beside the part that it switches.
  const isRead = (flag: string) =>
    new RegExp(`flags\\??\\.${flag}\\b|flag: '${flag}'|hasPage\\('${flag}'\\)`).test(code);
  expect(isRead('unusedFlag')).toBe(false);
  expect(FLAG_NAMES.filter((flag) => !isRead(flag))).toEqual([]);
});
