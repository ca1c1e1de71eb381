import { request, type Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { DeskDay } from '../servers/country/desk-days.ts';
import { createMigratedFolder } from '../servers/country/migrated-folder.ts';
import { createBackend, type Backend } from './backend.ts';
import { MORNING } from './data/today.ts';
import { shiftClock } from './shift-clock.ts';

const NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/compiled', import.meta.url),
);

export interface ServedCountry {
  /** Returns the current time of the server and of its pages in epoch milliseconds. */
  now(): number;
  /** The origin of the patients' pages or, with a name, of a staff site. */
  originOf(site?: 'operator' | 'cabinet'): string;
  /** Creates a client of the patients' API; `stop` closes it. */
  backend(): Promise<Backend>;
  /** Stops the server and its database. The returned function starts both again, on the same port. */
  interrupt(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/**
 * Serves Hungary without data in its own process; the accounts, named like their roles, have the password. The server
 * and the pages of the browser have the same clock, which begins at `MORNING`, here and in the functions below.
 */
export function serveEmptyCountry(
  browser: Browser,
  password: string,
  roles: readonly Role[] = ['admin', 'account_manager'],
): Promise<ServedCountry> {
  return serve(browser, 'hu', 'empty', password, ...roles);
}

/** Serves the sample clinic with the account `desk` in its own process. */
export function serveDesk(
  browser: Browser,
  password: string,
  day: DeskDay = 'free',
): Promise<ServedCountry> {
  return serve(browser, 'hu', 'desk', password, day);
}

/** Serves a country with demo data in its own process; the accounts have the password. */
export function serveDemoCountry(
  browser: Browser,
  password: string,
  country: CountryCode = 'hu',
): Promise<ServedCountry> {
  return serve(browser, country, 'demo', password, country);
}

/**
 * Serves a country with demo data of some doctors, whose largest clinic has four months of appointments, in its own
 * process; the accounts, named in `staff-page-kinds.ts`, have the password.
 */
export function serveLivingCountry(
  browser: Browser,
  password: string,
  country: CountryCode,
  doctors: number,
): Promise<ServedCountry> {
  return serve(browser, country, 'living', password, country, String(doctors));
}

async function serve(
  browser: Browser,
  country: CountryCode,
  kind: 'empty' | 'desk' | 'demo' | 'living',
  ...args: string[]
): Promise<ServedCountry> {
  const dataDir = await createMigratedFolder(country);
  const script = import.meta.resolve(`#tests/support/servers/country/${kind}-process.ts`);
  const command = [fileURLToPath(script), ...args];
  const ahead = MORNING - Date.now();
  const environment = {
    DATA_DIR: dataDir,
    CLOCK_AHEAD_MS: String(ahead),
    // Saves 0.5 s of compiling the sources at each start.
    NODE_COMPILE_CACHE,
  };
  let server = await startServer(command, { ...environment, PORT: '0' });
  const { port } = server;
  const restoreClock = await shiftClock(browser, ahead);
  const contexts: { dispose(): Promise<void> }[] = [];
  return {
    now: () => Date.now() + ahead,
    async backend() {
      // Only browsers resolve *.localhost.
      const context = await request.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        extraHTTPHeaders: { host: `${country}.localhost:${port}` },
      });
      contexts.push(context);
      return createBackend(context);
    },
    originOf: (site) =>
      `http://${site === undefined ? '' : `${site}.`}${country}.localhost:${port}`,
    async interrupt() {
      await server.stop();
      return async () => {
        server = await startServer(command, { ...environment, PORT: port });
      };
    },
    async stop() {
      restoreClock();
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
