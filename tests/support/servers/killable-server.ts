import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { readPostmasterFile } from '#server/db/embedded/postmaster-file.ts';
import { isPostgresOf } from '#server/db/embedded/processes.ts';

export interface KillableServer {
  readonly port: number;
  readonly connection: DatabaseConnection;
  /** Kills the server. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Stops the server as an operator does. */
  stop(): Promise<void>;
}

/** Starts the clinic's server on a data folder and waits until it is ready. */
export async function startKillableServer(dataDir: string): Promise<KillableServer> {
  const script = join(import.meta.dirname, 'clinic-process.ts');
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const first = await Promise.race([once(lines, 'line'), exited.then(() => null)]);
  if (first === null) throw new Error('the server exited before it was ready');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    ...(JSON.parse(String(first[0])) as Pick<KillableServer, 'port' | 'connection'>),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Kills PostgreSQL while the server that started it keeps running. */
export function killPostmaster(dataDir: string): void {
  const clusterFolder = join(dataDir, 'postgres');
  const file = readPostmasterFile(clusterFolder);
  if (file === undefined || !isPostgresOf(clusterFolder, file.pid)) {
    throw new Error('PostgreSQL is not running');
  }
  process.kill(file.pid, 'SIGKILL');
}
