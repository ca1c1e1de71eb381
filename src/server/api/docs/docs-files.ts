import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { sourceFile } from '#server/config/project-root.ts';

const require = createRequire(import.meta.url);

const FILES = [
  require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  sourceFile('src/server/api/docs/docs.css'),
];

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** A file of the documentation page. Few read them, so they do not stay in memory. */
interface DocsFile {
  readonly type: string;
  readonly path: string;
}

/**
 * Returns the files of the page by name, with a hash of their content as version: the content of a URL
 * with a version never changes.
 */
export function readDocsFiles(): { version: string; files: ReadonlyMap<string, DocsFile> } {
  const hash = createHash('sha256');
  const files = new Map<string, DocsFile>();
  for (const path of FILES) {
    const [, extension = ''] = /\.(\w+)$/.exec(path) ?? [];
    hash.update(readFileSync(path));
    files.set(basename(path), { type: TYPES[extension] ?? 'application/octet-stream', path });
  }
  return { version: hash.digest('hex').slice(0, 16), files };
}
