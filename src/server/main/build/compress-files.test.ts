import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from './compress-files.ts';

test('compressFiles adds .br and .gz where they are smaller', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-compress-'));
  const text = 'const a = 1;\n'.repeat(100);
  await writeFile(join(folder, 'a.js'), text);
  await writeFile(join(folder, 'tiny.css'), 'a');
  await writeFile(join(folder, 'font.woff2'), text);
  await compressFiles(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'font.woff2',
    'tiny.css',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(text);
  await rm(folder, { recursive: true });
});
