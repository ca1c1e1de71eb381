import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import manifest from '../../../package.json' with { type: 'json' };
import { record } from '../record.ts';

/** The server looks every 30 seconds whether it is idle. */
const IDLE_MS = 65_000;
const REQUESTS = 5000;
const CLIENTS = 8;
const ROOT = join(import.meta.dirname, '../../..');

/** Starts the product by the command of `npm start`, without npm. Returns its process when it is ready. */
async function start(dataDir: string): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn('sh', ['-c', manifest.scripts.start], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
      DATA_DIR: dataDir,
      COUNTRIES: 'hu',
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { child, port };
  }
  throw new Error('The product did not start');
}

async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

function residentMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function addressesOf(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    const text = await response.text();
    return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  };
  const sitemaps = await locations('/sitemap.xml');
  return (await Promise.all(sitemaps.map(locations))).flat();
}

test('memory of the server during and after 5,000 pages of 300 doctors', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-memory-'));
  try {
    // The first start loads the demo data, which no other start has in memory.
    await stop((await start(dataDir)).child);
    const { child, port } = await start(dataDir);
    try {
      const origin = `http://localhost:${port}`;
      const addresses = await addressesOf(origin);
      expect(addresses.length).toBeGreaterThan(500);
      const bound = residentMegabytes(child);
      const limit = pLimit(CLIENTS);
      const visit = (from: number) =>
        Promise.all(
          Array.from({ length: REQUESTS / 2 }, (_, index) =>
            limit(async () => {
              const path = addresses[(from + index) % addresses.length] ?? '/';
              const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
              await response.arrayBuffer();
              expect(response.status, path).toBe(200);
            }),
          ),
        );
      await visit(0);
      await visit(REQUESTS / 2);
      const of = 'before the first page';
      const measured = residentMegabytes(child);
      record({ work: 'Memory of the server after 5,000 pages', unit: 'MB', measured, of, bound });
      await setTimeout(IDLE_MS);
      const idle = residentMegabytes(child);
      record({
        work: 'Memory of the server, idle after them',
        unit: 'MB',
        measured: idle,
        of,
        bound,
      });
    } finally {
      await stop(child);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
