import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'kg', language: 'ru' });

test('reloads a page that fails to render three times, then shows an error', async ({
  browser,
  baseURL,
  backend,
  href,
  t,
}) => {
  const { list, specialty } = await findSpecialty(backend.api);
  // Uses a context without error checks, as its errors are expected.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (localStorage.getItem('mended') !== null) return;
    Object.assign(Number.prototype, {
      toFixed() {
        throw new Error('Numbers cannot be formatted');
      },
    });
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await page.goto(href(list));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что-то пошло не так');
  expect(documents).toBe(4);
  const home = page.getByRole('link', { name: t.common('error.home') });
  await expect(home).toHaveAttribute('href', href('/'));

  await page.evaluate(() => localStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: t.common('error.reload') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);
  await expect(page.getByRole('button', { name: t.common('city.label') })).toBeVisible();
  await context.close();
});
