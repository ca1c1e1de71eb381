import type { APIResponse, Page } from '@playwright/test';
import { handleNextRequest } from './handle-next-request.ts';

/**
 * Lets the next request to a path reach the server but aborts its response; `onResponse` gets the
 * response.
 */
export async function loseResponse(
  page: Page,
  path: RegExp,
  onResponse: (response: APIResponse) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await handleNextRequest(page, path, async (route) => {
    const url = new URL(route.request().url());
    const { host } = url;
    // Only browsers resolve *.localhost.
    url.hostname = '127.0.0.1';
    const headers = { ...route.request().headers(), host };
    await onResponse(await route.fetch({ url: url.href, headers }));
    await route.abort('connectionreset');
  });
}
