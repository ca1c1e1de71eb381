import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { hasErrorCode } from '../../error-code.ts';

/**
 * Returns the key for hashes and signed cookies: `SECRET`, or a random one stored in the data
 * folder so that sessions survive a restart.
 */
export async function resolveSecret(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  const file = join(config.dataDir, 'secret');
  return (await readSecretFile(file)) ?? (await createSecretFile(config.dataDir, file));
}

async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the file by a hard link, which never replaces one: the first of two processes wins. */
async function createSecretFile(dataDir: string, file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return secret;
  } catch (error) {
    const winner = hasErrorCode(error, 'EEXIST') ? await readSecretFile(file) : undefined;
    if (winner === undefined) throw error;
    return winner;
  } finally {
    await rm(draft, { force: true });
  }
}
