import { request } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createBackend, type Backend } from './backend.ts';

interface ServedSites {
  originOf(country: CountryCode): string;
  /** Creates a client of a country's API; `stop` closes it. */
  backend(country: CountryCode, language: Language): Promise<Backend>;
  stop(): Promise<void>;
}

const PROCESS = fileURLToPath(import.meta.resolve('#tests/support/servers/e2e-process.ts'));

/** Starts the e2e server in its own process. */
export async function serveSites(): Promise<ServedSites> {
  const child = spawn(process.execPath, [PROCESS], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let port = '';
  for await (const line of createInterface(child.stdout)) {
    port = /on port (\d+)/.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  if (port === '') throw new Error('The sites did not start');
  const contexts: { dispose(): Promise<void> }[] = [];
  return {
    originOf: (country) => `http://${country}.localhost:${port}`,
    async backend(country, language) {
      // Only browsers resolve *.localhost.
      const context = await request.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        extraHTTPHeaders: { host: `${country}.localhost`, 'accept-language': language },
      });
      contexts.push(context);
      return createBackend(context);
    },
    async stop() {
      await Promise.all(contexts.map((context) => context.dispose()));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
