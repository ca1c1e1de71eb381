import { chromium, type Browser } from '@playwright/test';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

/** Launches the browser of the tests in a time zone, and returns it with its port for remote debugging. */
export async function openBrowser(timeZone: TimeZone): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const options = await browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    env: { ...process.env, TZ: timeZone },
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
