import type { Browser } from '@playwright/test';
import pLimit from 'p-limit';
import { createRandom, type Random } from '#demo/random.ts';
import { findPageKinds, type PageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { startDocumentProxy } from '#tests/support/e2e/network/document-proxy.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const PAGES = 200;
/** Pages mostly wait for their network, so some of them can load at once. */
const AT_ONCE = 3;
const SPEEDS_KBIT = [250, 400, 700, 1000, 1600];
const MAX_LATENCY_MS = 400;
const MAX_DELAY_MS = 10_000;
/** Several times as long as the slowest page needs for its bytes and its delay. */
const DEAD_AFTER_MS = 180_000;
const TIMEOUT_MS = 3_600_000;
const BYTES_PER_KBIT = 125;
/** The pages with times that can be pressed. */
const WITH_TIMES = ['list', 'list-filtered', 'doctor'];

interface PageLoad {
  kind: string;
  path: string;
  kbit: number;
  latency: number;
  /** The milliseconds for which the document is held back after this share of it. */
  delay: number;
  share: number;
  /** True if the browser has loaded the page before. */
  isCached: boolean;
  hasServiceWorker: boolean;
}

type Outcome = 'awake' | 'pressed before and open' | 'dead' | 'pressed in vain';

test.use({ country: 'hu' });

test('pages whose document arrives late on a slow network', async ({
  browser,
  country,
  backend,
  reserve,
  href,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const random = createRandom(1, 'waking pages');
  const kinds = await findPageKinds(backend, reserve, country);
  const loads = choosePageLoads(random, kinds, href);
  const limit = pLimit(AT_ONCE);
  const origin = `${country}.localhost`;
  const outcomes = await Promise.all(
    loads.map((each) => limit(async () => [await load(browser, origin, each), each] as const)),
  );
  const count = (wanted: Outcome) => outcomes.filter(([outcome]) => outcome === wanted).length;
  const pressed = count('pressed before and open');
  process.stderr.write(`${outcomes.length} pages, a time pressed before on ${pressed} of them\n`);
  const bad = outcomes.filter(([outcome]) => outcome === 'dead' || outcome === 'pressed in vain');
  expect(bad).toEqual([]);
  expect(pressed).toBeGreaterThan(0);
});

/** Chooses loads of every kind of page, each on another network. */
function choosePageLoads(
  random: Random,
  { pages }: PageKinds,
  href: (path: string) => string,
): PageLoad[] {
  const kinds = [...pages];
  return Array.from({ length: PAGES }, (_, index) => {
    const [kind, path] =
      index % 2 === 0
        ? random.pick(kinds.filter(([name]) => WITH_TIMES.includes(name)))
        : random.pick(kinds);
    return {
      kind,
      path: href(path),
      kbit: random.pick(SPEEDS_KBIT),
      latency: random.integer(0, MAX_LATENCY_MS),
      delay: random.integer(0, MAX_DELAY_MS),
      share: random.integer(20, 99) / 100,
      isCached: random.chance(0.7),
      hasServiceWorker: random.chance(0.5),
    };
  });
}

async function load(browser: Browser, host: string, options: PageLoad): Promise<Outcome> {
  const proxy = await startDocumentProxy(host, Number(process.env.VIZIT_E2E_PORT));
  const context = await browser.newContext({
    ...phone,
    baseURL: proxy.origin,
    serviceWorkers: options.hasServiceWorker ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    if (options.isCached) {
      await page.goto(options.path);
      await page.waitForFunction(isAwake);
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: options.latency,
      downloadThroughput: options.kbit * BYTES_PER_KBIT,
      uploadThroughput: options.kbit * BYTES_PER_KBIT,
    });
    await page.addInitScript(pressTime);
    proxy.delayEnd(options.share, options.delay);
    await page.goto(options.path, { waitUntil: 'commit', timeout: DEAD_AFTER_MS });
    try {
      await page.waitForFunction(isAwake, undefined, { timeout: DEAD_AFTER_MS });
    } catch {
      return 'dead';
    }
    const wasPressed = await page.evaluate(() => sessionStorage.getItem('test:pressed') !== null);
    if (!wasPressed) return 'awake';
    const dialog = page.getByRole('dialog');
    const isOpen = await dialog.waitFor({ timeout: DEAD_AFTER_MS }).then(
      () => true,
      () => false,
    );
    return isOpen ? 'pressed before and open' : 'pressed in vain';
  } finally {
    await context.close();
    await proxy.stop();
  }
}

/** Presses the first time of the document once it is painted, and once only if the page is reloaded. */
function pressTime(): void {
  const press = () => {
    if (sessionStorage.getItem('test:pressed') !== null) return;
    if (document.documentElement?.dataset['hydrated'] !== undefined) return;
    const buttons = [...document.querySelectorAll('button')];
    const time = buttons.find(({ textContent }) => /^\d\d:\d\d/.test(textContent.trim()));
    if (time === undefined) return void requestAnimationFrame(press);
    sessionStorage.setItem('test:pressed', '');
    time.click();
  };
  requestAnimationFrame(press);
}

function isAwake(): boolean {
  const hasState = document.getElementById('state') !== null;
  return (
    document.readyState === 'complete' &&
    (!hasState || document.documentElement.dataset['hydrated'] !== undefined)
  );
}
