import type { Page } from '@playwright/test';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { bookedVisit, inWords } from '#tests/support/journey/screens/booked-visit.ts';
import { cardOf } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { handleNext } from '#tests/support/journey/handle-next.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import { NEXT_BUILD, RELEASE_COOKIE } from '#tests/support/journey/next-release.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
async function isGuarded(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const caches = (page: Page) => page.evaluate(() => window.caches.keys());

/** Returns the paths of everything that the service worker has cached. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const opened = await Promise.all(names.map((name) => window.caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('in Kazakh on a phone', () => {
  test.use({ country: 'kz', language: 'kk', ...phone });

  test('offline, the appointment opens and no other page is stale', async ({
    page,
    context,
    outside,
    at,
    troubles,
    t,
  }) => {
    const { appointment, path } = await bookedVisit(outside, 'kz', 20);
    const { doctor, datetime } = appointment;
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(at(`${path}&utm_source=sms`));
    await isGuarded(page);
    // The cache has a name before the page is stored in it.
    const copied = new URL(at(path), page.url()).pathname;
    await expect.poll(() => keptPaths(page)).toContain(copied);
    await page.goto(at(`/doctor/${doctor.slug}`));
    await expect(title).toHaveText(doctor.name);

    troubles.expectNoAnswer(/./);
    troubles.expectAnswer(503, /./);
    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(t.offline('title'));
    await expect(page).toHaveTitle(t.offline('title'));
    await isAccessible(page);
    await fitsTheScreen(page);
    const saved = page.getByRole('region', { name: t.offline('visits') }).getByRole('link');
    await saved.click();

    await expect(title).toHaveText(`23 қараша, дүйсенбі, ${datetime.slice(11, 16)}`);
    await expect(page.getByText(t.offline('copy.title', { when: '23 қараша' }))).toBeVisible();
    await expect(page.getByRole('img', { name: t.appointment('reception.code') })).toBeVisible();
    await expect(page.getByRole('button', { name: t.appointment('move.open') })).toBeDisabled();
    await expect(page.getByRole('button', { name: t.appointment('cancel.open') })).toBeDisabled();
    await fitsTheScreen(page);
    const calls = await page.evaluate(
      (url) => fetch(url).then(String, String),
      `/api/v1/slots/?doctor=${doctor.id}`,
    );
    expect(calls, 'no call is answered').toContain('TypeError');
    const kept = (await keptPaths(page)).filter((each) => !/^\/(assets|media)\//.test(each));
    expect(kept.toSorted(), 'and nothing else is kept').toEqual(
      [copied, '/offline', '/kk/offline', '/en/offline'].toSorted(),
    );

    await context.setOffline(false);
    await page.getByRole('link', { name: t.common('retry') }).click();
    await expect(page.getByRole('button', { name: t.appointment('cancel.open') })).toBeEnabled();
    await expect(title).toHaveText(inWords(datetime, 'kk'));
  });
});

test('a new release replaces the previous one, and a cancelled appointment is evicted', async ({
  page,
  context,
  baseURL,
  outside,
  t,
}) => {
  const { path } = await bookedVisit(outside, 'hu', 20);
  await page.goto(path);
  await isGuarded(page);
  await expect.poll(() => keptPaths(page)).toContain(new URL(path, page.url()).pathname);
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
  outside,
  troubles,
  t,
}) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
  await page.goto(list);
  troubles.expectAnswer(404, /^\/assets\/doctor-profile/);
  await handleNext(page, /\/assets\/doctor-profile-.*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const refused = page.waitForResponse((response) => response.status() === 404);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(page.getByText(t.common('error.title'))).toHaveCount(0);
});

test('a doctor that failed to open offline opens when the connection is back', async ({
  page,
  context,
  outside,
  troubles,
  t,
}) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
  await page.goto(list);
  await isGuarded(page);
  troubles.expectNoAnswer(/./);
  await context.setOffline(true);
  await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
  const main = page.getByRole('main');
  const retry = main.getByRole('link', { name: t.common('retry') });
  await expect(main.getByText(t.common('errors.network'))).toBeVisible();
  await retry.click();
  await expect(main.getByText(t.common('errors.network'))).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
});
