import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Returns the path of an installed program; null when it is not installed. */
export function findProgram(name: string): string | null {
  return FOLDERS.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
