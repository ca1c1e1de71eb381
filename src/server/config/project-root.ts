import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the package, found from the running file upwards, so that it is the same for the
 * sources and for the bundle. A nameless `package.json` only marks a module type and is passed by.
 */
export function projectRoot(from: string = import.meta.dirname): string {
  if (isNamedPackage(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json above the running code');
  return projectRoot(parent);
}

function isNamedPackage(file: string): boolean {
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'name' in manifest;
}
