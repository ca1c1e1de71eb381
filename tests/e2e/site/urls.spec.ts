import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { setCityCookie } from '#tests/support/e2e/set-city-cookie.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { textsOf, type Texts } from '#tests/support/e2e/texts.ts';

test.use({ country: 'hu' });

async function isNotFound(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common('notFound.title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute(
    'content',
    '404',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

test('an unknown URL is a 404 for visitors and search engines', async ({
  page,
  browserErrors,
  t,
}) => {
  browserErrors.expectErrorStatus(404, /./);
  for (const path of [
    '/no-such-page',
    '/doctors/budapest',
    '/doctors/budapest/no-such-service',
    '/doctors/no-such-city/neurologist',
    '/doctor/no-such-doctor',
    '/clinics/no-such-city',
    '/clinics/budapest/no-such-clinic',
    '/clinics/no-such-city/no-such-clinic',
    '/procedures/no-such-city',
    '/procedures/no-such-city/categories',
    // Kazakh is not a language of the site in Hungary.
    '/kk',
    '/kk/doctors/budapest/neurologist',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await isNotFound(page, t);
    await expect(page).toHaveURL(`/404?from_url=${encodeURIComponent(path)}`);
  }
  await page.getByRole('link', { name: t.common('notFound.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('hero.title'));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

for (const [path, city] of [
  ['/clinics/budapest/nosuch', 'Budapest'],
  ['/doctors/budapest/nosuch', 'Budapest'],
  ['/procedures/nosuch', 'Győr'],
  ['/nosuch', 'Győr'],
] as const) {
  test(`${path} shows the city ${city} and links to a visitor whose last city was Győr`, async ({
    page,
    context,
    baseURL,
    browserErrors,
    t,
  }) => {
    browserErrors.expectErrorStatus(404, /./);
    await setCityCookie(context, baseURL, 'gyor');
    await page.goto(path);
    await isNotFound(page, t);
    await expect(page.getByRole('button', { name: t.common('city.label') })).toContainText(city);
    const main = page.getByRole('main');
    await expect(main.getByText(path)).toBeVisible();
    await expect(main.getByRole('search')).toBeVisible();
    await expect(main.getByRole('region', { name: t.home('lost.title') })).toBeVisible();
    await expectAccessible(page);
    const links = main.getByRole('navigation', { name: city });
    await links.getByRole('link', { name: t.common('menu.clinics') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(city.slice(0, 4));
    await page.goBack();
    await links.getByRole('link', { name: t.common('menu.allSpecialties') }).click();
    await expect(page).toHaveURL('/#specialties');
  });
}

test('redirects upper case and URLs without a city', async ({ page, backend }) => {
  const { list } = await findSpecialty(backend.api);
  await page.goto(`/EN${list.replace('/d', '/D')}?sort=price&utm_source=x`);
  await expect(page).toHaveURL(`/en${list}?sort=price&utm_source=x`);
  await page.goto('/clinics?utm_source=x');
  await expect(page).toHaveURL('/clinics/budapest?utm_source=x');
  await page.goto('/en/doctors');
  await expect(page).toHaveURL('/en#specialties');
});

test('an existing page is indexable and has one canonical URL', async ({ page, backend }) => {
  const { list } = await findSpecialty(backend.api);
  const response = await page.goto(`/hu${list}/?utm_source=test`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`${list}?utm_source=test`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${list}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu-HU');
});

test('links contain the click id, the canonical URL does not', async ({ page, backend }) => {
  const { specialty, list } = await findSpecialty(backend.api);
  await page.goto('/?gclid=a-click&utm_campaign=autumn&foo=bar');
  await specialtyLink(page, specialty).click();
  await expect(page).toHaveURL(`${list}?gclid=a-click&utm_campaign=autumn`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${list}$`));
});

test('a change of language keeps the scroll position', async ({ page, backend, t }) => {
  const { list } = await findSpecialty(backend.api);
  await page.goto(`${list}?sort=price`);
  await page.getByRole('button', { name: t.common('language.label') }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en${list}?sort=price`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-HU');

  const english = page.getByRole('button', { name: textsOf('en').common('language.label') });
  await expect(english).toContainText('English');
  await english.click();
  await page.getByRole('menuitem', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(`${list}?sort=price`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, an unknown URL links to popular specialties of the city', async ({
    page,
    backend,
    browserErrors,
    t,
  }) => {
    browserErrors.expectErrorStatus(404, /./);
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    const { specialty, list } = await findSpecialty(backend.api);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByText(t.home('lost.sms'))).toBeVisible();
    await specialtyLink(page, specialty).click();
    await expect(page).toHaveURL(list);
  });
});
