import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk, openTomorrow } from '#tests/support/e2e/page-objects/desk.ts';

test('an open desk says that the server has a new version, and what is typed stays', async ({
  page,
  country,
}) => {
  await openDesk(page, country);
  await openTomorrow(page);
  await page.keyboard.press('n');
  await page.getByLabel('Vezetéknév').fill('Szabó');
  await page.getByLabel('Keresztnév').fill('Kata');
  await expect(page.getByText('Új változat érhető el')).toHaveCount(0);

  // The next release, which has another build and asks for more than the page sends.
  await page.route('**/api/staff/v1/desk/appointments/', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'x-staff-build': 'next' },
      json: {
        type: 'validation_error',
        errors: [{ code: 'required', detail: 'Kötelező mező', attr: 'reason_of_visit' }],
      },
    }),
  );
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Foglalás', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Új változat érhető el' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ez az oldal régebbi, mint a szerver.');
  await expect(page.getByLabel('Vezetéknév')).toHaveValue('Szabó');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Újratöltés' }).click();
  await expect(page.getByText('Naprakész')).toBeVisible();
  await expect(page.getByText('Új változat érhető el')).toHaveCount(0);
});
