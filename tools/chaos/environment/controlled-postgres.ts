import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { launch } from '#server/db/embedded/launch.ts';
import { prepareInstallation } from '#server/db/embedded/installation/prepare-installation.ts';
import { PORT, SUPERUSER } from '#server/db/embedded/installation/installation.ts';
import { removeSocketFolder } from '#server/db/embedded/installation/socket-folder.ts';

/** A PostgreSQL server without a supervisor, so that it stays down until it is started. */
export interface ControlledPostgres {
  connectionTo(database: string): DatabaseConnection;
  urlOf(database: string, role: string): string;
  /** Stops it as an operator does: sessions end, committed data stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills its processes, as when the machine fails: nothing is written any more. */
  kill(): Promise<void>;
  /** Suspends its processes: connections stay open, nothing responds. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Opens a server; `wrap` replaces the folder of its programs. */
export async function openPostgres(
  dataDir: string,
  wrap: (folder: string) => Promise<string> = (folder) => Promise.resolve(folder),
): Promise<ControlledPostgres> {
  const prepared = await prepareInstallation({ dataDir, log: () => undefined });
  const { binaries } = prepared;
  const folder = await wrap(binaries.folder);
  const installation = { ...prepared, binaries: { ...binaries, folder } };
  const never = new AbortController().signal;
  let postmaster = await launch(installation, never);
  let frozen: number[] = [];
  const server = { host: installation.socketFolder, port: PORT, user: SUPERUSER };

  function thaw(): void {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  }

  /** Stops the postmaster first, because it would replace processes that do not respond. */
  function signalAll(name: 'SIGKILL' | 'SIGSTOP'): number[] {
    signal(postmaster.pid, 'SIGSTOP');
    const all = [...childrenOf(postmaster.pid), postmaster.pid];
    for (const pid of all) signal(pid, name);
    return all;
  }

  return {
    connectionTo: (database) => ({ ...server, database }),
    urlOf: (database, role) =>
      `postgres://${role}@localhost:${PORT}/${database}?host=${encodeURIComponent(server.host)}`,
    stop: () => postmaster.stop(),
    async start() {
      postmaster = await launch(installation, never);
    },
    async kill() {
      signalAll('SIGKILL');
      await postmaster.exited;
    },
    freeze() {
      frozen = signalAll('SIGSTOP');
    },
    thaw,
    async close() {
      thaw();
      await postmaster.stop();
      await removeSocketFolder(installation.socketFolder);
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

// `/proc/<pid>/task/<tid>/children` is complete only while no child exits (man 5 proc).
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets: state, parent (man 5 proc).
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}
