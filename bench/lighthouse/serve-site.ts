import { request } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findVisit } from '#tests/support/journey/find-visit.ts';
import { createOutside } from '#tests/support/journey/outside.ts';

interface ServedSite {
  origin: string;
  /** The path of a list, and the slug of a doctor on it who has free times. */
  example(): Promise<{ list: string; doctor: string }>;
  stop(): Promise<void>;
}

const PROCESS = fileURLToPath(import.meta.resolve('#tests/support/e2e-process.ts'));

/** A country's site of the product that the journeys are made on, in a process of its own. */
export async function serveSite(country: string): Promise<ServedSite> {
  const child = spawn(process.execPath, [PROCESS], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let port = '';
  for await (const line of createInterface(child.stdout)) {
    port = /on port (\d+)/.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  if (port === '') throw new Error('The site did not start');
  return {
    origin: `http://${country}.localhost:${port}`,
    async example() {
      // Outside of a browser nobody knows that *.localhost is this machine.
      const context = await request.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        extraHTTPHeaders: { host: `${country}.localhost` },
      });
      const { list, doctor } = await findVisit(createOutside(context).api, { day: '2026-11-24' });
      await context.dispose();
      return { list, doctor: doctor.slug };
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
