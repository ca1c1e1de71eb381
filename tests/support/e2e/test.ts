import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { createBackend, type Backend } from './backend.ts';
import { watchTexts } from './checks/watch-texts.ts';
import { watchBrowserErrors, type BrowserErrors } from './checks/watch-browser-errors.ts';
import { claimsIn, createReserve, type Reserve } from './data/reserve.ts';
import { textsOf, type Texts } from './texts.ts';

export { expect } from '@playwright/test';

interface Options {
  country: CountryCode;
  /** The language of the pages; the country's default if null. */
  language: Language | null;
}

interface Fixtures {
  /** The texts of the pages. */
  t: Texts;
  /** Returns the path with the language prefix. */
  href: (path: string) => string;
  /** The API client, for other users and for preparing data. */
  backend: Backend;
  /** Doctors and patients that only this test uses. */
  reserve: Reserve;
  browserErrors: BrowserErrors;
}

/** A cheap phone in portrait orientation. */
export const phone = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/153.0.0.0 Mobile Safari/537.36',
} as const;

const port = process.env.VIZIT_E2E_PORT;

/** Returns three bytes that depend on a text. */
function digestOf(text: string): Buffer {
  return createHash('md5').update(text).digest().subarray(0, 3);
}

/**
 * Makes `goto` and `reload` wait for hydration. Tests of input before hydration pass
 * `waitUntil: 'commit'` (press-before-hydration.spec.ts).
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const isReady = () =>
    document.getElementById('state') === null ||
    document.documentElement.hasAttribute('data-hydrated');
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await page.waitForFunction(isReady);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.waitForFunction(isReady);
    return response;
  };
}

/**
 * A test in one country and language. It fails on any unexpected browser error.
 */
export const test = base.extend<Options & Fixtures>({
  country: ['hu', { option: true }],
  language: [null, { option: true }],
  viewport: { width: 1280, height: 800 },
  // Playwright cannot intercept requests of a service worker.
  serviceWorkers: 'block',
  baseURL: ({ country }, use) => use(`http://${country}.localhost:${port}`),
  timezoneId: ({ country }, use) => use(countryOf(country).timeZone),
  // Each test has its own client address, so that it does not share limits with other tests.
  extraHTTPHeaders: ({ country }, use, { testId }) => {
    return use({ 'x-forwarded-for': `10.${digestOf(country + testId).join('.')}` });
  },
  t: ({ country, language }, use) => use(textsOf(language ?? countryOf(country).locales[0])),
  href: ({ country, language }, use) => {
    const [own] = countryOf(country).locales;
    return use((path) => localePath(path, language ?? own, own));
  },
  backend: async ({ country, language, playwright, extraHTTPHeaders }, use) => {
    // Only browsers resolve *.localhost.
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${port}`,
      extraHTTPHeaders: {
        ...extraHTTPHeaders,
        host: `${country}.localhost`,
        'accept-language': language ?? countryOf(country).locales[0],
      },
    });
    await use(createBackend(request));
    await request.dispose();
  },
  reserve: async ({ backend, country }, use, { project, testId }) => {
    // Playwright empties the folder before each run.
    const { claim, release } = claimsIn(join(project.outputDir, 'claims'));
    const seed = digestOf(testId).readUIntBE(0, 3);
    await use(createReserve(backend, { country, seed, claim }));
    release();
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled ?? true) waitForHydration(page);
    await use(page);
  },
  browserErrors: [
    async ({ context, baseURL }, use) => {
      await watchTexts(context);
      const browserErrors = watchBrowserErrors(context, baseURL ?? '');
      await use(browserErrors);
      expect(browserErrors.found(), 'the browser reports no errors').toEqual([]);
    },
    { auto: true },
  ],
});
