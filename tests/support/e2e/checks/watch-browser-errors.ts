import type { BrowserContext } from '@playwright/test';

/** The errors in the browser of a test. */
export interface BrowserErrors {
  /** Returns all unexpected errors so far. */
  found(): string[];
  /** Expects an error response; call it before the request. */
  expectErrorStatus(status: number, path: RegExp): void;
  /** Expects uncaught errors of scripts. */
  expectScriptError(message: RegExp): void;
  /** Expects requests that get no response, for example because the test aborts them. */
  expectNoResponse(path: RegExp): void;
}

/** Collects console errors, uncaught exceptions and failed requests of a browser. */
export function watchBrowserErrors(context: BrowserContext, origin: string): BrowserErrors {
  const found: string[] = [];
  /** Responses that tests expect; status null means no response. */
  const expectedErrors: { status: number | null; path: RegExp }[] = [];
  const expectedScriptErrors: RegExp[] = [];
  const isExpected = (status: number | null, path: string) =>
    expectedErrors.some((expected) => expected.status === status && expected.path.test(path));

  context.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Failed responses are reported below with more detail.
    const isFailedResponse = message.text().startsWith('Failed to load resource');
    // Playwright blocks service workers in most tests.
    const isBlocked = message.text().startsWith('Service Worker registration blocked');
    if (isComplaint && !isFailedResponse && !isBlocked) found.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    if (expectedScriptErrors.some((expected) => expected.test(message))) return;
    found.push(`script: ${String(stack)}`);
  });
  context.on('response', (response) => {
    const url = new URL(response.url());
    const status = response.status();
    if (url.origin !== origin || status < 400) return;
    const path = url.pathname + url.search;
    if (isExpected(status, path)) return;
    found.push(`response: ${status} ${response.request().method()} ${path}`);
  });
  context.on('requestfailed', (request) => {
    const url = new URL(request.url());
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason === 'net::ERR_ABORTED') return;
    if (url.origin !== origin) found.push(`foreign request: ${request.url()}`);
    else if (!isExpected(null, url.pathname)) found.push(`request: ${reason} ${url.pathname}`);
  });

  return {
    found: () => [...found],
    expectErrorStatus: (status, path) => void expectedErrors.push({ status, path }),
    expectScriptError: (message) => void expectedScriptErrors.push(message),
    expectNoResponse: (path) => void expectedErrors.push({ status: null, path }),
  };
}
