import { findSpecialty } from '#tests/support/journey/screens/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'kg', language: 'ru' });

test('a page that cannot be shown reloads three times without a word, then says so', async ({
  browser,
  baseURL,
  outside,
  at,
  t,
}) => {
  const { list, specialty } = await findSpecialty(outside.api);
  // Not the page that is watched: this one has every reason to complain.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => {
    if (localStorage.getItem('mended') !== null) return;
    Object.assign(Number.prototype, {
      toFixed() {
        throw new Error('A browser that cannot write numbers');
      },
    });
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await page.goto(at(list));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что-то пошло не так');
  expect(documents).toBe(4);
  const home = page.getByRole('link', { name: t.common('error.home') });
  await expect(home).toHaveAttribute('href', at('/'));

  await page.evaluate(() => localStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: t.common('error.reload') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);
  await expect(page.getByRole('button', { name: t.common('city.label') })).toBeVisible();
  await context.close();
});
