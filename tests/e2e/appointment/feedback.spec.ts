import type { Page } from '@playwright/test';
import { formatSlotTime } from '#tests/support/e2e/data/book-appointment.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { loseResponse } from '#tests/support/e2e/network/lose-response.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const FEEDBACK = /\/api\/v1\/feedback\/$/;
const SITES = [
  { name: 'Hungarian on a desktop', use: { country: 'hu', language: 'hu' } },
  {
    name: 'Kazakh on a phone',
    use: { country: 'kz', language: 'kk', ...phone, viewport: { width: 360, height: 740 } },
  },
] as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const score = (page: Page, value: number) =>
  page.getByRole('radio', { name: String(value), exact: true });
const send = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t.feedback('submit') }).click();

for (const { name, use } of SITES) {
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('the review form accepts one review after the appointment', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { appointment, path } = await reserve.appointment();
      await backend.endAppointment(appointment.id);
      await page.goto(href(path));
      await expect(page.getByText(t.appointment('status.completed'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t.appointment('rate.open') }).click();
      await expect(title(page)).toHaveText(t.feedback('title'));
      await expect(page.getByRole('main')).toContainText(appointment.doctor.name);
      await expectAccessible(page);
      await expectNoOverflow(page);

      await send(page, t);
      await expect(page.getByText(t.feedback('scoreRequired'))).toBeVisible();
      await expectAccessible(page);
      await score(page, 9).check();
      await expect(page.getByText(t.feedback('scoreRequired'))).toBeHidden();
      await page.getByLabel(t.feedback('comment')).fill('  Kedves volt. ');
      await page.getByRole('radio', { name: t.feedback('yes') }).check();
      const sent = page.waitForRequest(FEEDBACK);
      await send(page, t);
      expect((await sent).postDataJSON()).toMatchObject({ score: 9, would_recommend: true });

      await expect(title(page)).toHaveText(t.feedback('thanks.title'));
      await expect(page.locator(':focus')).toContainText(t.feedback('state.waiting'));
      await expectAccessible(page);
      await page.reload();
      await expect(title(page)).toHaveText(t.feedback('exists.title'));
      await page.goto(href(path));
      await expect(page.getByText(t.feedback('scored', { score: '9' }))).toBeVisible();
      await expect(page.getByRole('link', { name: t.appointment('rate.open') })).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(t.feedback('state.waiting'));
      await expectAccessible(page);
      await expectNoOverflow(page);
    });

    test('says when the review opens before the end of the appointment', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const { appointment, path, feedback } = await reserve.appointment();
      const { datetime, duration, timezone } = appointment;
      const end = zonedIso(Date.parse(datetime) + duration * 60_000, timezone);
      await page.goto(href(feedback));
      await expect(title(page)).toHaveText(t.feedback('notYet.title'));
      await expect(page.getByRole('main')).toContainText(
        t.feedback('notYet.text', { when: formatSlotTime(end, use.language) }),
      );
      await expectAccessible(page);
      await page.getByRole('link', { name: t.feedback('toAppointment') }).click();
      await expect(page).toHaveURL(href(path));
    });

    test('the review form has large touch targets for the ten scores', async ({
      page,
      backend,
      reserve,
      href,
    }) => {
      const { appointment, feedback } = await reserve.appointment();
      await backend.endAppointment(appointment.id);
      await page.goto(href(feedback));
      const boxes = await page
        .getByRole('radiogroup')
        .first()
        .getByRole('radio')
        .evaluateAll((radios) =>
          radios.map((radio) => {
            const { top, width, height } = radio.getBoundingClientRect();
            return { top, width, height };
          }),
        );
      expect(boxes).toHaveLength(10);
      const rows = new Set(boxes.map(({ top }) => top)).size;
      if ('isMobile' in use) {
        expect(rows).toBe(2);
        for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThan(44);
      } else {
        expect(rows).toBe(1);
        for (const box of boxes) expect(box).toMatchObject({ width: 40, height: 40 });
      }
    });
  });
}

test.describe('review form', () => {
  test.use({ country: 'hu' });

  test('review form works by keyboard alone', async ({ page, backend, reserve, t }) => {
    const { appointment, feedback } = await reserve.appointment();
    await backend.endAppointment(appointment.id);
    await page.goto(feedback);
    await score(page, 1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(score(page, 3)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(t.feedback('comment'))).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(t.feedback('thanks.title'));
    await expect(page.getByText(t.feedback('scored', { score: '3' }))).toBeVisible();
  });

  test('review form is not offered for a cancelled appointment', async ({ page, reserve, t }) => {
    const { path, feedback, appointment } = await reserve.appointment();
    await page.goto(path);
    await page.getByRole('button', { name: t.appointment('cancel.open') }).click();
    await page.getByRole('button', { name: t.appointment('cancel.confirm') }).click();
    await expect(page.getByText(t.appointment('done.cancelled'))).toBeVisible();
    await page.goto(feedback);
    await expect(title(page)).toHaveText(t.feedback('cancelled.title'));
    await page.getByRole('link', { name: t.feedback('bookAgain') }).click();
    await expect(title(page)).toHaveText(appointment.doctor.name);
  });

  test('review form shows a server error at its field', async ({
    page,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const { appointment, feedback } = await reserve.appointment();
    await backend.endAppointment(appointment.id);
    await page.goto(feedback);
    browserErrors.expectErrorStatus(400, FEEDBACK);
    await handleNextRequest(page, FEEDBACK, (route) =>
      route.fulfill({
        status: 400,
        json: {
          type: 'validation_error',
          errors: [{ code: 'too_long', detail: 'Túl hosszú', attr: 'comment' }],
        },
      }),
    );
    await score(page, 7).check();
    await send(page, t);
    const comment = page.getByLabel(t.feedback('comment'));
    await expect(comment).toBeFocused();
    await expect(comment).toHaveAccessibleDescription(/Túl hosszú/);
    await comment.fill('Rövid');
    await send(page, t);
    await expect(title(page)).toHaveText(t.feedback('thanks.title'));
  });

  test('review form submits a review once when the response is lost', async ({
    page,
    backend,
    reserve,
    browserErrors,
    t,
  }) => {
    const { appointment, feedback } = await reserve.appointment();
    await backend.endAppointment(appointment.id);
    await page.goto(feedback);
    browserErrors.expectNoResponse(FEEDBACK);
    browserErrors.expectErrorStatus(400, FEEDBACK);
    await loseResponse(page, FEEDBACK);
    await score(page, 10).check();
    await page.getByLabel(t.feedback('comment')).fill('Megmarad');
    await send(page, t);
    await expect(page.getByRole('alert')).toHaveText(t.feedback('failure.noResponse'));
    await expect(page.getByLabel(t.feedback('comment'))).toHaveValue('Megmarad');
    await page.getByRole('button', { name: t.feedback('retry') }).click();
    await expect(title(page)).toHaveText(t.feedback('exists.title'));
  });
});
