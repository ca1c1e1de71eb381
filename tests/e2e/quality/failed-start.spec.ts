import type { Page, Route } from '@playwright/test';
import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { blockScripts } from '#tests/support/e2e/network/block-scripts.ts';
import type { BrowserErrors } from '#tests/support/e2e/checks/watch-browser-errors.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const SCRIPT = /\/assets\/.*\.js$/;
/** The script that starts the page. */
const ENTRY = /\/assets\/client-[^/]*\.js$/;
/** A script that only lists of doctors load. */
const LIST = /\/assets\/list-[^/]*\.js$/;

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** Counts the documents that a page requests, and the failures that it reports. */
function watch(page: Page) {
  const seen = { documents: 0, reports: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
    const [, outcome] = /\/page-failures\/(\w+)\/$/.exec(request.url()) ?? [];
    if (outcome !== undefined) seen.reports.push(outcome);
  });
  return seen;
}

/** Answers the first requests for a script with a failure. */
async function failScript(
  page: Page,
  path: RegExp,
  { times = Number.POSITIVE_INFINITY, fail }: { times?: number; fail: (route: Route) => unknown },
): Promise<void> {
  let failures = 0;
  await page.route(path, async (route) => {
    failures += 1;
    if (failures > times) await route.fallback();
    else await fail(route);
  });
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const lost = (route: Route) => route.abort('connectionreset');

function expectFailures(browserErrors: BrowserErrors): void {
  browserErrors.expectErrorStatus(404, SCRIPT);
  browserErrors.expectNoResponse(SCRIPT);
}

for (const [name, path, fail] of [
  ['whose entry script a release has replaced', ENTRY, notFound],
  ['whose entry script gets no response', ENTRY, lost],
  ['whose own script a release has replaced', LIST, notFound],
  [
    'whose entry script is damaged',
    ENTRY,
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'const a = {' }),
  ],
] as const) {
  test(`a page ${name} is reloaded`, async ({ page, reserve, browserErrors, t }) => {
    const { list, doctor } = await reserve.slot();
    const { dialog } = bookingDialog(page, t);
    const seen = watch(page);
    expectFailures(browserErrors);
    await failScript(page, path, { times: 1, fail });
    await page.goto(list);
    await cardOf(page, doctor)
      .getByRole('button', { name: /\d\d:\d\d/ })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    expect(seen).toEqual({ documents: 2, reports: ['reloaded'] });
  });
}

for (const [name, documents, prepare] of [
  ['after three reloads', 4, () => {}],
  ['at once without storage', 1, denyStorage],
] as const) {
  test(`a page that never starts says so ${name}`, async ({ page, reserve, browserErrors, t }) => {
    const { list, doctor } = await reserve.slot();
    const seen = watch(page);
    await page.addInitScript(prepare);
    browserErrors.expectScriptError(/broken/);
    const body = 'throw new Error("broken")';
    await failScript(page, ENTRY, {
      fail: (route) => route.fulfill({ contentType: 'text/javascript', body }),
    });
    await page.goto(list, { waitUntil: 'commit' });
    const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t.common('error.reload'));
    await time.first().click();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    expect(seen.documents).toBe(documents);
    expect(seen.reports.at(-1)).toBe('shown');
  });
}

test('a button that is pressed before a silent reload is pressed after it', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  const seen = watch(page);
  expectFailures(browserErrors);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await failScript(page, ENTRY, {
    times: 1,
    async fail(route) {
      await pressed;
      await lost(route);
    },
  });
  await page.goto(list, { waitUntil: 'commit' });
  const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  press();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(doctor.name);
  expect(seen.documents).toBe(2);
});

test('a page whose booking is not found stays', async ({ page, reserve, browserErrors, t }) => {
  const { list, doctor } = await reserve.slot();
  const seen = watch(page);
  expectFailures(browserErrors);
  await failScript(page, /\/booking-chunk-[^/]*\.js$/, { times: 1, fail: notFound });
  await page.goto(list);
  const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  await expect(page.getByText(t.common('errors.network'))).toBeVisible();
  expect(seen).toEqual({ documents: 1, reports: [] });
});

test('a page that lost the connection stays, and is reloaded when it is back', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  const seen = watch(page);
  browserErrors.expectScriptError(/Failed to fetch/);
  browserErrors.expectNoResponse(/./);
  let hasDocument = false;
  await page.route('**', async (route) => {
    hasDocument ||= SCRIPT.test(route.request().url());
    await (hasDocument ? lost(route) : route.fallback());
  });
  await page.goto(list, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(seen).toEqual({ documents: 1, reports: [] });

  await page.unroute('**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => seen.documents).toBe(2);
  const time = cardOf(page, doctor).getByRole('button', { name: /\d\d:\d\d/ });
  await time.first().click();
  await expect(dialog).toBeVisible();
});

test('a page starts where the browser denies storage', async ({ page, reserve, t }) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  const seen = watch(page);
  await page.addInitScript(denyStorage);
  await page.goto(list);
  await cardOf(page, doctor)
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  expect(seen).toEqual({ documents: 1, reports: [] });
});

for (const status of [429, 503]) {
  test(`a page whose server responds ${status} stays`, async ({ page, reserve, browserErrors }) => {
    const { list } = await reserve.slot();
    const seen = watch(page);
    expectFailures(browserErrors);
    browserErrors.expectErrorStatus(status, /./);
    browserErrors.expectScriptError(/Failed to fetch/);
    await failScript(page, ENTRY, { fail: notFound });
    await page.route('**', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status }) : route.fallback(),
    );
    await page.goto(list, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toBeVisible();
    expect(seen).toEqual({ documents: 1, reports: [] });
  });
}

test('a page that is restored before it has started is reloaded', async ({ page, reserve, t }) => {
  const { list, doctor } = await reserve.slot();
  const { dialog } = bookingDialog(page, t);
  const seen = watch(page);
  const allowScripts = await blockScripts(page);
  await page.goto(list, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => seen.documents).toBe(2);
  allowScripts();
  await cardOf(page, doctor)
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  expect(seen).toEqual({ documents: 2, reports: ['reloaded'] });
});

test('a page that crashes outside of its error boundaries is reloaded', async ({
  page,
  reserve,
  browserErrors,
}) => {
  const { list, doctor } = await reserve.slot();
  const seen = watch(page);
  browserErrors.expectScriptError(/crash/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('crashed') !== null) return;
    const listen = addEventListener.bind(globalThis);
    // The query client listens when it is mounted, around the router.
    globalThis.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'visibilitychange' && document.readyState !== 'loading') {
        sessionStorage.setItem('crashed', '');
        throw new Error('crash');
      }
      listen(type, ...rest);
    };
  });
  await page.goto(list, { waitUntil: 'commit' });
  await expect.poll(() => seen.documents).toBe(2);
  await expect(cardOf(page, doctor)).toBeVisible();
  expect(seen.reports).toEqual(['reloaded']);
});
