import type { APIResponse, Page } from '@playwright/test';
import { handleNext } from './handle-next.ts';

/** The next call of a path reaches the server, and its answer never comes; `hear` is told it all the same. */
export async function loseAnswer(
  page: Page,
  path: RegExp,
  hear: (answer: APIResponse) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await handleNext(page, path, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    // Outside of a browser nobody knows that *.localhost is this machine.
    url.hostname = '127.0.0.1';
    const headers = { ...route.request().headers(), host };
    await hear(await route.fetch({ url: url.href, headers }));
    await route.abort('connectionreset');
  });
}
