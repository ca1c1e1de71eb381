import type { Page } from '@playwright/test';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatFullDateTime } from '#shared/i18n/format-date.ts';
import { formatSlotTime } from '#tests/support/e2e/data/book-appointment.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { NEXT_BUILD, RELEASE_COOKIE } from '#tests/support/e2e/network/next-release.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

/** Returns the paths of everything that the service worker has cached. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const opened = await Promise.all(names.map((name) => window.caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('in Kazakh on a phone', () => {
  test.use({ country: 'kz', language: 'kk', ...phone });

  test('in Kazakh on a phone, offline, the appointment opens and no other page is stale', async ({
    page,
    context,
    reserve,
    href,
    browserErrors,
    t,
  }) => {
    const { appointment, path } = await reserve.appointment();
    const { doctor, datetime } = appointment;
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(href(`${path}&utm_source=sms`));
    await waitForServiceWorker(page);
    // The cache is created before the page is stored in it.
    const copyPath = new URL(href(path), page.url()).pathname;
    await expect.poll(() => cachedPaths(page)).toContain(copyPath);
    await page.goto(href(`/doctor/${doctor.slug}`));
    await expect(title).toHaveText(doctor.name);

    browserErrors.expectNoResponse(/./);
    browserErrors.expectErrorStatus(503, /./);
    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(t.offline('title'));
    await expect(page).toHaveTitle(t.offline('title'));
    await expectAccessible(page);
    await expectNoOverflow(page);
    const saved = page.getByRole('region', { name: t.offline('appointments') }).getByRole('link');
    await saved.click();

    await expect(title).toHaveText(formatFullDateTime(wallClockOf(datetime), 'kk'));
    await expect(page.getByText(t.offline('copy.title', { when: '23 қараша' }))).toBeVisible();
    await expect(page.getByRole('img', { name: t.appointment('reception.code') })).toBeVisible();
    await expect(page.getByRole('button', { name: t.appointment('move.open') })).toBeDisabled();
    await expect(page.getByRole('button', { name: t.appointment('cancel.open') })).toBeDisabled();
    await expectNoOverflow(page);
    const calls = await page.evaluate(
      (url) => fetch(url).then(String, String),
      `/api/v1/slots/?doctor=${doctor.id}`,
    );
    expect(calls, 'API requests fail offline').toContain('TypeError');
    const cached = (await cachedPaths(page)).filter((each) => !/^\/(assets|media)\//.test(each));
    expect(cached.toSorted(), 'nothing else is cached').toEqual(
      [copyPath, '/offline', '/kk/offline', '/en/offline'].toSorted(),
    );

    await context.setOffline(false);
    await page.getByRole('link', { name: t.common('retry') }).click();
    await expect(page.getByRole('button', { name: t.appointment('cancel.open') })).toBeEnabled();
    await expect(title).toHaveText(formatSlotTime(datetime, 'kk'));
  });
});

test('a new release replaces the previous one, and a cancelled appointment is evicted', async ({
  page,
  context,
  baseURL,
  reserve,
  t,
}) => {
  const { path } = await reserve.appointment();
  await page.goto(path);
  await waitForServiceWorker(page);
  await expect.poll(() => cachedPaths(page)).toContain(new URL(path, page.url()).pathname);
  const shell = (await caches(page)).find((name) => name.startsWith('shell:')) ?? '';

  const last = shell.replace('shell:', '');
  await context.addCookies([{ name: RELEASE_COOKIE, value: last, url: String(baseURL) }]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect.poll(() => caches(page)).not.toContain(shell);
  await expect
    .poll(async () => (await caches(page)).toSorted())
    .toEqual([`copy:${path}`, `shell:${NEXT_BUILD}`]);

  await page.getByRole('button', { name: t.appointment('cancel.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t.appointment('cancel.confirm') })
    .click();
  await expect.poll(() => caches(page)).toEqual([`shell:${NEXT_BUILD}`]);
});

test('an open page of the previous release works although its files are gone', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  await page.goto(list);
  browserErrors.expectErrorStatus(404, /^\/assets\/doctor-profile/);
  await handleNextRequest(page, /\/assets\/doctor-profile-.*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const notFound = page.waitForResponse((response) => response.status() === 404);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await notFound;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(page.getByText(t.common('error.title'))).toHaveCount(0);
});

test('a doctor that failed to open offline opens by itself when the connection is back', async ({
  page,
  context,
  reserve,
  browserErrors,
  t,
}) => {
  const { list, doctor } = await reserve.slot();
  await page.goto(list);
  await waitForServiceWorker(page);
  browserErrors.expectNoResponse(/./);
  await context.setOffline(true);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(t.common('errors.network'))).toBeVisible();
  await main.getByRole('link', { name: t.common('retry') }).click();
  await expect(main.getByText(t.common('errors.network'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
});
