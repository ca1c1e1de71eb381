import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of the package: the first one above the running file, source or bundle, with a
 * `package.json` that has a name. One without a name only sets a module type.
 */
export function projectRoot(from: string = import.meta.dirname): string {
  if (isNamedPackage(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json above the running code');
  return projectRoot(parent);
}

/** Returns the path of a file of the sources, for code that runs from the sources or from the bundle. */
export function sourceFile(path: `src/${string}`): string {
  return join(projectRoot(), path);
}

function isNamedPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'name' in manifest;
}
