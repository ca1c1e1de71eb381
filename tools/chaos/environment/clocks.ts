import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The library of Debian's package `faketime`. */
const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const PRELOAD = new URL('shift-clock.ts', import.meta.url).href;

/** Clocks that a fault can set wrong. Durations are measured by other clocks, which never jump. */
export interface Clocks {
  /** The environment of a process of the product that follows the clock. */
  readonly env: Record<string, string>;
  /** Returns a folder of programs whose PostgreSQL follows the clock, if the library is installed. */
  wrapPostgres(folder: string): Promise<string>;
  shiftProcesses(hours: number): Promise<void>;
  shiftDatabase(hours: number): Promise<void>;
  /** Returns by how many hours each process that has shifted its clock is ahead. */
  processShifts(): Promise<number[]>;
  close(): Promise<void>;
}

/** Returns why the clock of PostgreSQL cannot be set, or null. */
export function findClockObstacle(): string | null {
  return existsSync(LIBRARY) ? null : 'requires libfaketime: apt-get install faketime';
}

export async function createClocks(): Promise<Clocks> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-clocks-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const processes = join(folder, 'processes');
  const database = join(folder, 'database');
  const shiftProcesses = (hours: number) => writeFile(processes, String(hours * 3_600_000));
  const shiftDatabase = (hours: number) =>
    writeFile(database, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h`);
  await shiftProcesses(0);
  await shiftDatabase(0);
  return {
    env: { NODE_OPTIONS: `--import=${PRELOAD}`, CHAOS_CLOCK: processes },
    async wrapPostgres(binaries) {
      if (findClockObstacle() !== null) return binaries;
      await mkdir(join(folder, 'bin'));
      const script = join(folder, 'bin', 'postgres');
      const env = [
        `LD_PRELOAD=${LIBRARY}`,
        `FAKETIME_TIMESTAMP_FILE=${database}`,
        'FAKETIME_CACHE_DURATION=1',
        'FAKETIME_DONT_FAKE_MONOTONIC=1',
      ].join(' ');
      await writeFile(script, `#!/bin/sh\nexec env ${env} ${binaries}/bin/postgres "$@"\n`);
      await chmod(script, 0o755);
      return folder;
    },
    shiftProcesses,
    shiftDatabase,
    async processShifts() {
      const files = (await readdir(folder)).filter((name) => name.startsWith('processes-'));
      return Promise.all(files.map((name) => readShift(join(folder, name))));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Compares the time that a process has written with that of the file, which is the machine's. */
async function readShift(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  return Math.round((Number(await readFile(path, 'utf8')) - mtimeMs) / 3_600_000);
}
