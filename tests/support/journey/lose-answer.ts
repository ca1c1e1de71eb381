import type { Page } from '@playwright/test';
import { handleNext } from './handle-next.ts';

/** The next call of a path reaches the server, and its answer never comes. */
export async function loseAnswer(page: Page, path: RegExp): Promise<void> {
  await handleNext(page, path, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    // Outside of a browser nobody knows that *.localhost is this machine.
    url.hostname = '127.0.0.1';
    await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
    await route.abort('connectionreset');
  });
}
