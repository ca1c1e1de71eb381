import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#server/config/project-root.ts';
import manifest from '../../../package.json' with { type: 'json' };

/** A process of the product, started as an operator starts it. */
export interface ProductProcess {
  /** The HTTP port, the same after a restart; 0 for a process that does not listen. */
  readonly port: number;
  /** Returns the resident memory in bytes; 0 after the process has exited. */
  memory(): number;
  /** Kills it with SIGKILL and starts it again, as a supervisor does. */
  restart(): Promise<void>;
  /** Terminates it with SIGTERM, as an operator does. */
  stop(): Promise<void>;
}

interface Start {
  script: 'start' | 'start:web' | 'start:worker';
  env: Record<string, string>;
  /** The file to which its output is appended. */
  logFile: string;
}

const READY = /(?:ready at http:\/\/localhost:(?<port>\d+)|Worker is ready)/;
const START_TIMEOUT_MS = 120_000;

/** Starts a script of package.json, without npm, and waits until the product reports that it is ready. */
export async function startProcess(start: Start): Promise<ProductProcess> {
  let running = await spawnProcess(start);
  const { port } = running;
  const isAlive = () => running.child.exitCode === null && running.child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return;
    running.child.kill(signal);
    await running.exited;
  };
  return {
    port,
    memory: () => (isAlive() ? residentMemory(running.child.pid ?? 0) : 0),
    async restart() {
      await end('SIGKILL');
      running = await spawnProcess({ ...start, env: { ...start.env, PORT: String(port) } });
    },
    stop: () => end('SIGTERM'),
  };
}

async function spawnProcess({ script, env, logFile }: Start) {
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn('sh', ['-c', manifest.scripts[script]], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process started by npm exits together with its parent.
    env: {
      PATH: `${join(projectRoot(), 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      ...env,
      npm_lifecycle_event: 'chaos',
    },
  });
  const exited = once(child, 'exit');
  child.stderr.pipe(log, { end: false });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${script} is not ready; see ${logFile}`)),
      START_TIMEOUT_MS,
    );
    createInterface(child.stdout).on('line', (line) => {
      log.write(`${line}\n`);
      const found = READY.exec(line);
      if (found === null) return;
      clearTimeout(timer);
      resolve(Number(found.groups?.['port'] ?? 0));
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${script} exited during startup; see ${logFile}`));
    });
  });
  return { child, exited, port };
}

function residentMemory(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
