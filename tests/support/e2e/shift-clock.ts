import type { Browser, BrowserContext } from '@playwright/test';

/**
 * Lets `Date` of all pages of a browser be ahead by some milliseconds, until the returned function is called.
 * Timers, frames and `performance` stay as they are, so that tests can measure.
 */
export async function shiftClock(browser: Browser, aheadMs: number): Promise<() => void> {
  const shift = (context: BrowserContext) => context.addInitScript(shiftDate, aheadMs);
  const shiftNew = (context: BrowserContext) => void shift(context);
  browser.on('context', shiftNew);
  await Promise.all(browser.contexts().map(shift));
  return () => void browser.off('context', shiftNew);
}

/** Runs in the page. */
function shiftDate(aheadMs: number): void {
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now() + aheadMs] : args, newTarget) as object,
  });
  globalThis.Date.now = () => now() + aheadMs;
}
