import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser while nobody was looking. */
export interface Troubles {
  /** All so far, but for those that the test has announced. */
  found(): string[];
  /** A test provokes this refusal itself; to be said before it happens. */
  expectAnswer(status: number, path: RegExp): void;
  /** A test takes these answers away itself. */
  expectNoAnswer(path: RegExp): void;
}

/** Collects what a visitor's browser complains of: on the console, in scripts, about our answers. */
export function watchTroubles(context: BrowserContext, origin: string): Troubles {
  const found: string[] = [];
  /** Without a status: no answer at all. */
  const announced: { status: number | null; path: RegExp }[] = [];
  const isAnnounced = (status: number | null, path: string) =>
    announced.some((answer) => answer.status === status && answer.path.test(path));

  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The answers themselves are watched below, with more to tell.
    const isAnswer = message.text().startsWith('Failed to load resource');
    // By Playwright, where a journey has no service worker.
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    if (isComplaint && !isAnswer && !isBlocked) found.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => found.push(`script: ${String(error.error().stack)}`));
  context.on('response', (response) => {
    const url = new URL(response.url());
    const status = response.status();
    if (url.origin !== origin || status < 400) return;
    const path = url.pathname + url.search;
    if (isAnnounced(status, path)) return;
    found.push(`answer: ${status} ${response.request().method()} ${path}`);
  });
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page lets go of what it was still loading.
    if (reason === 'net::ERR_ABORTED') return;
    if (url.origin !== origin) found.push(`foreign request: ${request.url()}`);
    else if (!isAnnounced(null, url.pathname)) found.push(`request: ${reason} ${url.pathname}`);
  });

  return {
    found: () => [...found],
    expectAnswer: (status, path) => void announced.push({ status, path }),
    expectNoAnswer: (path) => void announced.push({ status: null, path }),
  };
}
