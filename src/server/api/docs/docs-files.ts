import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { sourceFile } from '#server/config/project-root.ts';

const require = createRequire(import.meta.url);

/** The files of the documentation page. Few read them, so they do not stay in memory. */
const FILES = [
  {
    type: 'font/woff2',
    path: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  { type: 'text/css; charset=utf-8', path: sourceFile('src/server/api/docs/docs.css') },
];

/**
 * Returns the files of the page by name, with a hash of their content as version: the content of a URL
 * with a version never changes.
 */
export function readDocsFiles() {
  const hash = createHash('sha256');
  for (const { path } of FILES) hash.update(readFileSync(path));
  return {
    version: hash.digest('hex').slice(0, 16),
    files: new Map(FILES.map((file) => [basename(file.path), file])),
  };
}
