import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { loseResponse } from '#tests/support/e2e/network/lose-response.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const CANCEL = /\/cancel\/$/;
const opener = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t.appointment('cancel.open') });
const confirm = (page: Page, t: Texts) =>
  page.getByRole('dialog').getByRole('button', { name: t.appointment('cancel.confirm') });
const status = (page: Page, t: Texts, is: 'booked' | 'cancelled') =>
  page.getByText(t.appointment(`status.${is}`), { exact: true });

test.describe('on a desktop', () => {
  test.use({ country: 'hu', contextOptions: { reducedMotion: 'reduce' } });

  test('on a desktop, cancels an appointment by keyboard and frees its slot at once', async ({
    page,
    backend,
    reserve,
    t,
  }) => {
    const { appointment, service, path } = await reserve.appointment();
    const early = page.getByText(t.appointment('onTime.text', { count: appointment.arrive_early }));
    await page.goto(path);
    await expect(early).toBeVisible();
    await opener(page, t).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(appointment.doctor.name);
    await expectAccessible(page);
    await expect(confirm(page, t)).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      if (await confirm(page, t).evaluate((button) => button === document.activeElement)) break;
    }
    await expect(confirm(page, t)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(t.appointment('done.cancelled'));
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(opener(page, t)).toHaveCount(0);
    await expect(page.getByText(t.appointment('keepLink'))).toHaveCount(0);
    await expectAccessible(page);

    const day = appointment.datetime.slice(0, 10);
    const { results } = await backend.api.slots({
      doctor: String(appointment.doctor.id),
      service: String(service.service.id),
      clinic_branch: String(service.clinic_branch),
      date_from: day,
      date_to: day,
    });
    expect(results.map(({ datetime }) => datetime)).toContain(appointment.datetime);

    await page.reload();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.getByText(t.appointment('keepLink'))).toBeHidden();
    await expect(early).toBeHidden();
    await page.getByRole('link', { name: t.appointment('bookAgain') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointment.doctor.name);
  });

  test('on a desktop, shows no error when an appointment was cancelled in another tab', async ({
    page,
    context,
    reserve,
    browserErrors,
    t,
  }) => {
    const { path } = await reserve.appointment();
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    await opener(other, t).click();
    await confirm(other, t).click();
    await expect(status(other, t, 'cancelled')).toBeVisible();

    browserErrors.expectErrorStatus(400, CANCEL);
    await opener(page, t).click();
    await confirm(page, t).click();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(t.appointment('done.cancelled'));
  });
});

test.describe('on a phone', () => {
  test.use({ country: 'kg', ...phone, viewport: { width: 360, height: 740 } });

  test('on a phone, closing the cancel dialog changes nothing', async ({ page, reserve, t }) => {
    const { path } = await reserve.appointment();
    await page.goto(path);
    const dialog = page.getByRole('dialog');
    await opener(page, t).tap();
    await dialog.getByRole('button', { name: t.appointment('cancel.keep') }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(opener(page, t)).toBeFocused();
    await opener(page, t).tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(status(page, t, 'booked')).toBeVisible();
  });

  test('on a phone, cancels on retry after a server error', async ({
    page,
    reserve,
    browserErrors,
    t,
  }) => {
    const { path } = await reserve.appointment();
    await page.goto(path);
    browserErrors.expectErrorStatus(503, CANCEL);
    await handleNextRequest(page, CANCEL, (route) => route.fulfill({ status: 503 }));
    await opener(page, t).tap();
    await confirm(page, t).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('cancel.failed'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).tap();
    await expect(status(page, t, 'cancelled')).toBeVisible();
  });

  test('on a phone, reports the cancellation on retry after a lost response', async ({
    page,
    reserve,
    browserErrors,
    t,
  }) => {
    const { path } = await reserve.appointment();
    await page.goto(path);
    browserErrors.expectNoResponse(CANCEL);
    browserErrors.expectErrorStatus(400, CANCEL);
    await loseResponse(page, CANCEL);
    await opener(page, t).tap();
    await confirm(page, t).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('cancel.noResponse'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).tap();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(t.appointment('done.cancelled'));
  });
});
