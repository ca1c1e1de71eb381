import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot } from '#tests/support/e2e/page-objects/doctors-list.ts';
import {
  interactionDelay,
  throttleCpu,
  recordInteractions,
} from '#tests/support/e2e/checks/interaction-delay.ts';
import { openSearch } from '#tests/support/e2e/page-objects/search-box.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import { PHONE_SLOWDOWN, recordDelay } from './record-delay.ts';

const ROUNDS = 4;

test.describe.configure({ mode: 'serial' });

for (const [name, use] of [
  ['on a phone', { country: 'kz', language: 'ru', ...phone }],
  ['on a desktop', { country: 'hu', language: 'hu' }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('delay of interactions', async ({ page, reserve, href, t }) => {
      const { list, doctor } = await reserve.slot();
      const { dialog, expectStep } = bookingDialog(page, t);
      const durations = new Map<string, number[]>();
      const measure = async (what: string, act: () => Promise<void>) => {
        const duration = await interactionDelay(page, act);
        durations.set(what, [...(durations.get(what) ?? []), duration]);
      };

      const repeat = async (round: (count: number) => Promise<void>) => {
        for (let count = 0; count < ROUNDS; count += 1) await round(count);
      };

      await recordInteractions(page);
      await page.goto(href(list));
      await throttleCpu(page, PHONE_SLOWDOWN);
      await repeat(async () => {
        await measure('opening the booking', async () => {
          await firstSlot(cardOf(page, doctor)).click();
          await expectStep('form');
        });
        await measure('typing a name', () =>
          dialog.getByRole('textbox').first().pressSequentially('Kata'),
        );
        await measure('closing the booking', async () => {
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        });
      });
      const search = await openSearch(page, t);
      await repeat(async () => {
        await search.fill('');
        for (const letter of 'neuro') {
          await measure('typing a letter of a search', () => search.press(letter));
        }
      });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const form = page
        .getByRole('main')
        .getByRole('form', { name: t.filters('label') })
        .first();
      const days = [t.filters('date.tomorrow'), t.filters('date.any')] as const;
      await repeat(async (round) => {
        const [next, now] = round % 2 === 0 ? days : days.toReversed();
        await measure('opening a filter', () =>
          form.getByRole('button', { name: now, exact: true }).first().click(),
        );
        await measure('choosing a filter', async () => {
          await page.getByRole('button', { name: next, exact: true }).last().click();
          await expect(page).toHaveURL(round % 2 === 0 ? /[?&]date=/ : /^(?!.*[?&]date=)/);
        });
      });

      for (const [what, all] of durations) recordDelay(`${what}, ${name}`, all);
    });
  });
}
