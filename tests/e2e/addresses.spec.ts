import type { Page } from '@playwright/test';
import { isBooked } from '#tests/support/journey/booking-dialog.ts';
import { specialtyLink } from '#tests/support/journey/doctors-list.ts';
import { findSpecialty, findVisit } from '#tests/support/journey/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';
import { wordsOf, type Words } from '#tests/support/journey/words.ts';

test.use({ country: 'hu' });

async function isNotFound(page: Page, t: Words): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common('notFound.title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

for (const [what, path] of [
  ['service', '/doctors/budapest/no-such-service'],
  ['city', '/doctors/no-such-city/neurologist'],
  ['doctor', '/doctor/no-such-doctor'],
  ['language', '/kk/doctors/budapest/neurologist'],
  ['page', '/no-such-page'],
] as const) {
  test(`an unknown ${what} is a 404, for people and for search engines`, async ({
    page,
    troubles,
    t,
  }) => {
    troubles.expectAnswer(404, /./);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await isNotFound(page, t);
    await expect(page).toHaveURL(`/404?from_url=${encodeURIComponent(path)}`);

    await page.getByRole('link', { name: t.common('notFound.home') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('hero.title'));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}

test('a page that is there is for search engines, and has one address', async ({
  page,
  outside,
}) => {
  const { list } = await findSpecialty(outside.api);
  const answer = await page.goto(`/hu${list}/?utm_source=test`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`${list}?utm_source=test`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${list}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu-HU');
});

test('the click that led here goes along, and does not count as another page', async ({
  page,
  outside,
}) => {
  const { specialty, list } = await findSpecialty(outside.api);
  await page.goto('/?gclid=a-click&utm_campaign=autumn&foo=bar');
  await specialtyLink(page, specialty).click();
  await expect(page).toHaveURL(`${list}?gclid=a-click&utm_campaign=autumn`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${list}$`));
});

test('an appointment is only for who has its hash', async ({ page, outside, troubles, t }) => {
  const { service, slot } = await findVisit(outside.api, { day: '2026-11-27' });
  const { id, hash } = await outside.book({
    client_name: 'Titkos',
    client_surname: 'Páciens',
    client_phone: '+36201234570',
    doctor_service: service.id,
    slot: slot.id,
    consents: ['personal_data'],
  });

  await page.goto(`/appointments/${id}?hash=${hash}`);
  await isBooked(page, t);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  troubles.expectAnswer(404, /^\/appointments\//);
  const wrong = hash.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const search of [`?hash=${wrong}`, '?hash=x', '']) {
    const answer = await page.goto(`/appointments/${id}${search}`);
    expect(answer?.status()).toBe(404);
    await isNotFound(page, t);
    await expect(page.getByText('Titkos')).toHaveCount(0);
  }
});

test('the language changes and the place stays', async ({ page, outside, t }) => {
  const { list } = await findSpecialty(outside.api);
  await page.goto(`${list}?sort=price`);
  await page.getByRole('button', { name: t.common('language.label') }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en${list}?sort=price`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-HU');

  const english = page.getByRole('button', { name: wordsOf('en').common('language.label') });
  await expect(english).toContainText('English');
  await english.click();
  await page.getByRole('menuitem', { name: 'Magyar' }).click();
  await expect(page).toHaveURL(`${list}?sort=price`);
});
