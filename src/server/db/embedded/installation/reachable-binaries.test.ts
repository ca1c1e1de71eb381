import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Binaries } from './binaries.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { findServiceUser } from './service-user.ts';
import type { ServiceUser } from './service-user.ts';

let base: string;
let binaries: Binaries;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'vizit-binaries-'));
  binaries = { folder: join(base, 'closed/native'), version: '18.0.0' };
  await mkdir(join(binaries.folder, 'bin'), { recursive: true });
  await writeFile(join(binaries.folder, 'bin/postgres'), '', { mode: 0o755 });
  await chmod(base, 0o755);
  await chmod(join(base, 'closed'), 0o700);
});
afterEach(() => rm(base, { recursive: true }));

const log = (): void => undefined;

test('reachableBinaries returns the binaries in place for the current user', async () => {
  expect(await reachableBinaries(binaries, undefined, log)).toBe(binaries);
});

describe.runIf(process.getuid?.() === 0)('for the service user of root', () => {
  let user: ServiceUser | undefined;
  beforeEach(async () => {
    user = await findServiceUser(join(base, 'nothing'));
    expect(user?.uid).toBeGreaterThan(0);
  });

  test('reachableBinaries returns binaries in an open folder in place for the service user of root', async () => {
    await chmod(join(base, 'closed'), 0o755);
    expect(await reachableBinaries(binaries, user, log)).toBe(binaries);
  });

  test('reachableBinaries copies binaries in a closed folder once for the service user of root', async () => {
    const cache = join(base, 'cache');
    const copied = vi.fn<(message: string) => void>();
    const copy = await reachableBinaries(binaries, user, copied, cache);
    expect(await readdir(copy.folder)).toEqual(['bin']);
    expect((await stat(join(copy.folder, 'bin/postgres'))).uid).toBe(user?.uid);
    expect(await reachableBinaries(binaries, user, copied, cache)).toEqual(copy);
    expect(copied).toHaveBeenCalledTimes(1);
    expect(await readdir(cache)).toHaveLength(1);
  });

  test('reachableBinaries fails with advice when the copy is not accessible to the service user either', async () => {
    const cache = join(base, 'closed/cache');
    await expect(reachableBinaries(binaries, user, log, cache)).rejects.toThrow(/chmod o\+x/);
  });

  test('findServiceUser returns the owner of an existing cluster, unless that is root', async () => {
    expect(await findServiceUser('/root')).toEqual(user);
    const owner = { uid: 4242, gid: 4343 };
    await chown(base, owner.uid, owner.gid);
    expect(await findServiceUser(base)).toEqual(owner);
  });
});
