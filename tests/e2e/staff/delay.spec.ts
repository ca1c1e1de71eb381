import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';

test('a receptionist says that a doctor is running late, and on time again', async ({
  page,
  country,
}) => {
  await openDesk(page, country);
  await page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('két órán belül várunk');
  await expectAccessible(page);
  await page.getByRole('button', { name: '20 perc', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const late = page.getByRole('button', { name: 'kb. 20 perc késés: Nagy Anna' });
  await expect(late).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await late.click();
  await expect(
    page.getByRole('button', { name: '20 perc', exact: true, pressed: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Már nem késik' }).click();
  await expect(page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true })).toBeVisible();

  // Nothing can be said about other days.
  await page.keyboard.press(']');
  await expect(page.getByText('Nagy Anna').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Késés: Nagy Anna', exact: true })).toHaveCount(0);
});
