import type { Page } from '@playwright/test';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

/**
 * Of Swagger UI's own making: the links and buttons within the button that opens a call, and long
 * answers that some browsers cannot scroll by keyboard.
 */
const FOREIGN_RULES = ['nested-interactive', 'scrollable-region-focusable'];

/** Opens a call, makes it with the examples that are there, and gives what is shown of it. */
async function tryOut(page: Page, method: string, path: string) {
  const call = page
    .locator('.opblock')
    .filter({ has: page.getByRole('link', { name: path, exact: true }) })
    .filter({ has: page.getByText(method, { exact: true }) });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer.locator('tbody .response-col_status')).toHaveText(/^200/);
  return { call, answer };
}

const SCREENS = [
  { name: 'on a computer', use: { country: 'hu' }, isRead: true },
  { name: 'on a phone', use: { country: 'kz', ...phone }, isRead: false },
] as const;

for (const { name, use, isRead } of SCREENS) {
  test.describe(name, () => {
    test.use(use);
    test.slow(true, 'axe reads every element of a long page');

    test('the calls of the API are read and tried', async ({ page, outside }) => {
      const [city] = (await outside.api.cities()).results;
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vizit API');
      const { call, answer } = await tryOut(page, 'GET', '/api/v1/cities/');
      await expect(answer).toContainText(`"slug": "${city?.slug}"`);
      await expect(call.locator('.curl')).toContainText('/api/v1/cities/');
      await fitsTheScreen(page);
      // Of the same elements on any screen, and of very many.
      if (isRead) await isAccessible(page, { except: FOREIGN_RULES });
    });
  });
}

test.describe('with what there is on the site', () => {
  test.use({ country: 'ro' });
  test.slow(true, 'Swagger UI draws every call of a long page');

  test('a doctor, the free times and the search answer at once', async ({ page }) => {
    await page.goto('/api/docs');
    const doctor = await tryOut(page, 'GET', '/api/v1/doctors/{slug}/');
    await expect(doctor.answer).toContainText('"score_distribution"');
    const slots = await tryOut(page, 'GET', '/api/v1/slots/');
    await expect(slots.answer).toContainText('"doctor_service"');
    const search = await tryOut(page, 'POST', '/1/indexes/{index}/query');
    await expect(search.answer).toContainText('"nbHits"');
  });

  test('the calls are narrowed down by a word', async ({ page }) => {
    await page.goto('/api/docs');
    await page.locator('.operation-filter-input').fill('Calendar');
    await expect(page.locator('.opblock-summary-path')).toHaveText([
      '/api/v1/appointments/{id}/calendar.ics',
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calls can be read', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'GET /api/v1/cities/' })).toBeVisible();
    await expect(page.getByText('One moment…')).toBeHidden();
    await fitsTheScreen(page);
  });
});
