import { chromium } from '@playwright/test';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

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
