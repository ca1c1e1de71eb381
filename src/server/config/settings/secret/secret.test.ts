import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveSecret } from './secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'vizit-secret-')), 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

test('resolveSecret uses the configured secret and writes no file', async () => {
  expect(await resolveSecret({ secret: 'configured', dataDir })).toBe('configured');
  expect(() => readdirSync(dataDir)).toThrow(/ENOENT/);
});

test('resolveSecret stores a generated secret readable by its owner only, across restarts', async () => {
  const first = await resolveSecret({ secret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(await resolveSecret({ secret: undefined, dataDir })).toBe(first);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('resolveSecret stores one secret when several processes start at once, without temporary files', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => resolveSecret({ secret: undefined, dataDir })),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});
