import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPageParam } from '#shared/page-params.ts';
import { isTrackingParam } from '#shared/domain/tracking.ts';

const ROOT = join(import.meta.dirname, '../..');
const READING =
  /\b(?:query|search|searchParams|useLocation\(\)\.search\))\.get(?:All)?\(('?)(\w+)\1\)/g;

/** Returns the parameters that pages read, by name or by constant. */
function namesIn(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(READING)].map(([, quote, name = '']) =>
    quote === '' ? (new RegExp(`const ${name} = '(\\w+)'`).exec(source)?.[1] ?? name) : name,
  );
}

test('the server keeps every query parameter that a page reads', () => {
  const files = globSync(
    ['src/web/{pages,features,domain,lib}/**/*.{ts,tsx}', 'src/shared/domain/**/*.ts'],
    {
      cwd: ROOT,
    },
  ).filter((file) => !file.includes('.test.'));
  const names = new Set(files.flatMap(namesIn));
  expect(names.size).toBeGreaterThanOrEqual(16);
  expect([...names].filter((name) => !isPageParam(name))).toEqual([]);
});

test('tracking parameters are not page parameters', () => {
  expect(['utm_source', 'gclid', '_ga'].filter(isPageParam)).toEqual([]);
  expect(isTrackingParam('hash')).toBe(false);
});
