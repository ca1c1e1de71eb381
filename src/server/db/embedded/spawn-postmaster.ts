import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log-file.ts';
import type { Postmaster } from './postmaster.ts';
import { CHILD_ENVIRONMENT, clusterArgument, PORT } from './installation/installation.ts';
import type { Installation } from './installation/installation.ts';

/** A fast shutdown takes milliseconds, except on a stalled disk. */
const FAST_SHUTDOWN_TIMEOUT_MS = 20_000;

/**
 * The shell script that runs PostgreSQL and stops it when Node exits. However Node exits, even by
 * kill -9, the standard input of the shell closes; nothing else is as reliable. The shell ignores
 * signals that a service manager sends to the whole group, because Node decides when to stop.
 */
const WATCHDOG = `
trap '' INT TERM HUP
exec 3<&0
"$@" 3<&- </dev/null >&2 &
postgres=$!
echo "$postgres"
exec >&2
(read -r _ <&3; kill -INT "$postgres") </dev/null &
watchdog=$!
exec 3<&-
wait "$postgres"
status=$?
kill -KILL "$watchdog" 2>/dev/null
exit "$status"
`;

/** Starts the server without waiting for it. It exits if another server uses the cluster. */
export async function spawnPostmaster(installation: Installation): Promise<Postmaster> {
  const log = openLog(installation.logFile);
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'vizit-postgres', ...commandLine(installation)], {
    ...installation.user,
    cwd: installation.clusterFolder,
    env: CHILD_ENVIRONMENT,
    // A separate session, so that Ctrl-C in the terminal reaches Node only.
    detached: true,
    stdio: ['pipe', 'pipe', log],
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  const exited = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
  const pid = await Promise.race([firstNumber(child), exited.then(() => 0)]);
  return { pid, exited, stop: () => stopChild(child, pid, exited) };
}

function commandLine(installation: Installation): string[] {
  const settings = installation.settings.flatMap((setting) => ['-c', setting]);
  const place = [
    '-D',
    clusterArgument(installation),
    '-k',
    installation.socketFolder,
    '-p',
    String(PORT),
  ];
  return [join(installation.binaries.folder, 'bin/postgres'), ...place, ...settings];
}

async function firstNumber({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) return 0;
  const lines: unknown[] = await once(createInterface(stdout), 'line');
  return Number(lines[0]);
}

async function stopChild(child: ChildProcess, pid: number, exited: Promise<void>): Promise<void> {
  child.stdin?.end();
  const limit = new AbortController();
  const late = await Promise.race([
    exited.then(() => false),
    sleep(FAST_SHUTDOWN_TIMEOUT_MS, true, { signal: limit.signal }).catch(() => false),
  ]);
  limit.abort();
  // An immediate shutdown loses no data: the next start replays the log.
  if (late && pid > 0) process.kill(pid, 'SIGQUIT');
  await exited;
}
