import { request } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createBackend, type Backend } from './backend.ts';

export interface ServedCountry {
  /** The origin of the patients' pages or, with a name, of a staff site. */
  originOf(site?: 'operator' | 'cabinet'): string;
  /** Creates a client of the patients' API; `stop` closes it. */
  backend(): Promise<Backend>;
  /** Stops the server and its database. The returned function starts both again, on the same port. */
  interrupt(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Serves Hungary without data in its own process; the accounts have the password. */
export function serveEmptyCountry(password: string): Promise<ServedCountry> {
  return serve(import.meta.resolve('#tests/support/servers/hungary/empty-process.ts'), password);
}

/** The state that the clinic of `serveDesk` begins with. */
export type DeskDay =
  | 'free'
  | 'admin'
  | 'two'
  | 'asked'
  | 'busy'
  | 'colleagues'
  | 'morning'
  | 'queue'
  | 'sick'
  | 'told'
  | 'reviews';

/**
 * Serves the sample clinic, always open, in its own process; the account `desk` is of its first branch. It
 * has one free doctor, `two`, or 30 more in a `busy` day; with `asked` one visit, with `colleagues` an
 * account `desk2`, with `admin` a clinic administrator `admin`; with a `queue`, the doctor is busy for some hours, and `desk` is a manager. With `reviews` there are the accounts `manager` and `operator`. With `sick` a doctor
 * has 16 visits tomorrow and there is an account `manager`; with `told` that doctor is absent already, and
 * patients are told. With `morning` it is 09:00 at `MORNING`, and two of three doctors have visits today.
 */
export function serveDesk(password: string, day: DeskDay = 'free'): Promise<ServedCountry> {
  const script = import.meta.resolve('#tests/support/servers/hungary/desk-process.ts');
  return serve(script, password, day);
}

/** Serves Hungary with demo data in its own process; the accounts have the password. */
export function serveDemoCountry(password: string): Promise<ServedCountry> {
  return serve(import.meta.resolve('#tests/support/servers/hungary/demo-process.ts'), password);
}

async function serve(script: string, ...args: string[]): Promise<ServedCountry> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-hungary-'));
  const command = [fileURLToPath(script), ...args];
  let server = await startServer(command, { DATA_DIR: dataDir, PORT: '0' });
  const { port } = server;
  const contexts: { dispose(): Promise<void> }[] = [];
  return {
    async backend() {
      // Only browsers resolve *.localhost.
      const context = await request.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        extraHTTPHeaders: { host: `hu.localhost:${port}` },
      });
      contexts.push(context);
      return createBackend(context);
    },
    originOf: (site) => `http://${site === undefined ? '' : `${site}.`}hu.localhost:${port}`,
    async interrupt() {
      await server.stop();
      return async () => {
        server = await startServer(command, { DATA_DIR: dataDir, PORT: port });
      };
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.dispose()));
      await server.stop();
      // PostgreSQL may still be writing its last files.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startServer(command: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let port = '';
  for await (const line of createInterface(child.stdout)) {
    port = /on port (\d+)/.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  if (port === '') throw new Error('The server did not start');
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
