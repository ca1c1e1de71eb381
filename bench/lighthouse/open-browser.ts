import { chromium } from '@playwright/test';
import { createServer } from 'node:net';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';

/** Launches the browser of the tests with a remote debugging port. */
export async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('There is no free port'));
        return;
      }
      server.close(() => resolve(address.port));
    });
  });
}
