import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/**
 * Accessibility violations of Swagger UI itself: links and buttons within the button that expands
 * an operation, and long responses that some browsers cannot scroll by keyboard.
 */
const FOREIGN_RULES = ['nested-interactive', 'scrollable-region-focusable'];

/** Expands an operation, executes it with its examples, and returns the response. */
async function tryOut(page: Page, method: string, path: string) {
  const call = page
    .locator('.opblock')
    .filter({ has: page.getByRole('link', { name: path, exact: true }) })
    .filter({ has: page.getByText(method, { exact: true }) });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Execute' }).click();
  const response = call.locator('.live-responses-table');
  await expect(response.locator('tbody .response-col_status')).toHaveText(/^200/);
  return { call, response };
}

const SCREENS = [
  { name: 'on a desktop', use: { country: 'hu' }, isRead: true },
  { name: 'on a phone', use: { country: 'kz', ...phone }, isRead: false },
] as const;

for (const { name, use, isRead } of SCREENS) {
  test.describe(name, () => {
    test.use(use);

    test('operations of the API are documented and can be executed', async ({ page, backend }) => {
      const [city] = (await backend.api.cities()).results;
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vizit API');
      await expect(page.getByRole('main')).toHaveCount(1);
      const { call, response } = await tryOut(page, 'GET', '/api/v1/cities/');
      await expect(response).toContainText(`"slug": "${city?.slug}"`);
      await expect(call.locator('.curl')).toContainText('/api/v1/cities/');
      await expectNoOverflow(page);
      // One check is enough: every screen has the same elements, and the check is slow.
      if (isRead) await expectAccessible(page, { except: FOREIGN_RULES });
    });
  });
}

test.describe('with the data of the site', () => {
  test.use({ country: 'ro' });

  test('doctor, slots and search can be executed with their examples', async ({ page }) => {
    await page.goto('/api/docs');
    const doctor = await tryOut(page, 'GET', '/api/v1/doctors/{slug}/');
    await expect(doctor.response).toContainText('"score_distribution"');
    const slots = await tryOut(page, 'GET', '/api/v1/slots/');
    await expect(slots.response).toContainText('"doctor_service"');
    const search = await tryOut(page, 'POST', '/1/indexes/{index}/query');
    await expect(search.response).toContainText('"nbHits"');
  });

  test('the operations are filtered by a word', async ({ page }) => {
    await page.goto('/api/docs');
    await page.locator('.operation-filter-input').fill('Calendar.ics');
    await expect(page.locator('.opblock-summary-path')).toHaveText([
      '/api/v1/appointments/{id}/calendar.ics',
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the operations are documented', async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'GET /api/v1/cities/' })).toBeVisible();
    await expect(page.getByText('One moment…')).toBeHidden();
    await expectNoOverflow(page);
  });
});
