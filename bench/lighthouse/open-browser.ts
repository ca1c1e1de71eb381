import { chromium, type Page } from '@playwright/test';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

interface OpenBrowser {
  /** The port of remote debugging. */
  port: number;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Launches the browser of the tests in a time zone, with a remote debugging port. */
export async function openBrowser(timeZone: TimeZone): Promise<OpenBrowser> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    env: { ...process.env, TZ: timeZone },
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return { port, newPage: () => browser.newPage(), close: () => browser.close() };
}
