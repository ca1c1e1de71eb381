import type { Page } from '@playwright/test';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { bookedVisit } from '#tests/support/journey/screens/booked-visit.ts';
import { handleNext } from '#tests/support/journey/handle-next.ts';
import { loseAnswer } from '#tests/support/journey/lose-answer.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';
import type { Words } from '#tests/support/journey/words.ts';

const CANCEL = /\/cancel\/$/;
const opener = (page: Page, t: Words) =>
  page.getByRole('button', { name: t.appointment('cancel.open') });
const confirm = (page: Page, t: Words) =>
  page.getByRole('dialog').getByRole('button', { name: t.appointment('cancel.confirm') });
const status = (page: Page, t: Words, is: 'booked' | 'cancelled') =>
  page.getByText(t.appointment(`status.${is}`), { exact: true });

test.describe('on a desktop', () => {
  test.use({ country: 'hu', contextOptions: { reducedMotion: 'reduce' } });

  test('cancels an appointment by keyboard and frees its slot at once', async ({
    page,
    outside,
    t,
  }) => {
    const { appointment, service, path } = await bookedVisit(outside, 'hu', 10);
    await page.goto(path);
    await opener(page, t).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(appointment.doctor.name);
    await isAccessible(page);
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
    await isAccessible(page);

    const day = appointment.datetime.slice(0, 10);
    const { results } = await outside.api.slots({
      doctor: String(appointment.doctor.id),
      service: String(service.service.id),
      clinic_branch: String(service.clinic_branch),
      date_from: day,
      date_to: day,
    });
    expect(results.map(({ datetime }) => datetime)).toContain(appointment.datetime);

    await page.reload();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await page.getByRole('link', { name: t.appointment('bookAgain') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(appointment.doctor.name);
  });

  test('shows no error when an appointment was cancelled in another tab', async ({
    page,
    context,
    outside,
    troubles,
    t,
  }) => {
    const { path } = await bookedVisit(outside, 'hu', 11);
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    await opener(other, t).click();
    await confirm(other, t).click();
    await expect(status(other, t, 'cancelled')).toBeVisible();

    troubles.expectAnswer(400, CANCEL);
    await opener(page, t).click();
    await confirm(page, t).click();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(t.appointment('done.cancelled'));
  });
});

test.describe('on a phone', () => {
  test.use({ country: 'kg', ...phone, viewport: { width: 360, height: 740 } });

  test('closing the cancel dialog changes nothing', async ({ page, outside, t }) => {
    const { path } = await bookedVisit(outside, 'kg', 1);
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

  test('cancels on retry after a server error', async ({ page, outside, troubles, t }) => {
    const { path } = await bookedVisit(outside, 'kg', 2);
    await page.goto(path);
    troubles.expectAnswer(503, CANCEL);
    await handleNext(page, CANCEL, (route) => route.fulfill({ status: 503 }));
    await opener(page, t).tap();
    await confirm(page, t).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('cancel.failed'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).tap();
    await expect(status(page, t, 'cancelled')).toBeVisible();
  });

  test('reports the cancellation on retry after a lost response', async ({
    page,
    outside,
    troubles,
    t,
  }) => {
    const { path } = await bookedVisit(outside, 'kg', 3);
    await page.goto(path);
    troubles.expectNoAnswer(CANCEL);
    troubles.expectAnswer(400, CANCEL);
    await loseAnswer(page, CANCEL);
    await opener(page, t).tap();
    await confirm(page, t).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText(t.appointment('cancel.noAnswer'));
    await dialog.getByRole('button', { name: t.appointment('change.retry') }).tap();
    await expect(status(page, t, 'cancelled')).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(t.appointment('done.cancelled'));
  });
});
