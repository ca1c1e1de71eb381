import { randomBytes } from 'node:crypto';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { createClusters } from './clusters.ts';
import { settingsOf, type Drill, type Server } from './drill.ts';
import { createOperator } from './operator.ts';
import { DATABASE } from './product.ts';
import type { Machine } from './requirements.ts';
import { prepareServer } from './steps/prepare-server.ts';
import { restoreDump } from './steps/restore-dump.ts';
import { restoreToPointInTime } from './steps/restore-to-point-in-time.ts';
import { dropDatabase } from './steps/drop-database.ts';
import { takeBackups } from './steps/take-backups.ts';

interface Options {
  readonly print: (line: string) => void;
  /** Stops the drill after the current step. */
  readonly signal: AbortSignal;
}

/**
 * Runs the drill and removes everything that it created.
 *
 * @throws Error if data was not restored or a block of the runbook was not run.
 */
export async function runDrill(
  { version, postgres }: Extract<Machine, { kind: 'ready' }>,
  { print, signal }: Options,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-drill-'));
  chownSync(folder, postgres.uid, postgres.gid);
  const operator = createOperator({ postgres, home: folder });
  const clusters = createClusters(operator, version);
  const password = randomBytes(16).toString('hex');
  const drill: Drill = {
    operator,
    clusters,
    version,
    old: await serverOf('old', folder, password),
    restored: await serverOf('restored', folder, password),
    password,
    logFile: join(folder, 'web.log'),
    async step(name, work) {
      signal.throwIfAborted();
      const start = performance.now();
      const result = await work();
      print(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      return result;
    },
  };
  try {
    operator.set({
      VERSION: String(version),
      ARCHIVE_WAL: join(folder, 'archive-wal.sh'),
      DATABASE,
      DUMP: join(folder, 'dump'),
      RESTORED: drill.restored.cluster,
      RESTORED_PORT: String(drill.restored.port),
      ...settingsOf(drill.old),
    });
    await prepareServer(drill);
    const backup = await takeBackups(drill);
    await restoreToPointInTime(drill, await dropDatabase(drill, backup), backup);
    await restoreDump(drill);
    const unusedBlocks = operator.unusedBlocks();
    if (unusedBlocks.length > 0) throw new Error(`blocks not run: ${unusedBlocks.join(', ')}`);
  } finally {
    await clusters.dropAll();
    await rm(folder, { recursive: true, force: true });
  }
}

async function serverOf(name: string, folder: string, password: string): Promise<Server> {
  const port = await freePort();
  return {
    cluster: `vizit_drill_${process.pid}_${name}`,
    port,
    walArchive: join(folder, name, 'wal'),
    base: join(folder, name, 'base'),
    url: (database = DATABASE) => `postgres://vizit:${password}@localhost:${port}/${database}`,
  };
}
