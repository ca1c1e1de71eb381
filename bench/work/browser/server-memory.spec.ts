import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { startProcess } from '#tools/chaos/environment/product-process.ts';
import { record } from '../record.ts';

/** The server looks every 30 seconds whether it is idle. */
const IDLE_MS = 65_000;
const REQUESTS = 5000;
const CLIENTS = 8;

/** Starts the product by the command of `npm start`. */
function start(folder: string) {
  const env = { DATA_DIR: folder, COUNTRIES: 'hu', PORT: '0', LOG_LEVEL: 'warn' };
  return startProcess({ script: 'start', env, logFile: join(folder, 'product.log') });
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
    await (await start(dataDir)).stop();
    const product = await start(dataDir);
    try {
      const origin = `http://localhost:${product.port}`;
      const addresses = await addressesOf(origin);
      expect(addresses.length).toBeGreaterThan(500);
      const megabytes = () => product.memory() / 2 ** 20;
      const bound = megabytes();
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
      const measured = megabytes();
      record({ work: 'Memory of the server after 5,000 pages', unit: 'MB', measured, of, bound });
      await setTimeout(IDLE_MS);
      const idle = { work: 'Memory of the server, idle after them', unit: 'MB' } as const;
      record({ ...idle, measured: megabytes(), of, bound });
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
