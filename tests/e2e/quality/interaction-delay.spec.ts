import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot } from '#tests/support/e2e/page-objects/doctors-list.ts';
import {
  interactionDelay,
  throttleCpu,
  recordInteractions,
} from '#tests/support/e2e/checks/interaction-delay.ts';
import { openSearch } from '#tests/support/e2e/page-objects/search-box.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** The longest delay that feels instant, in milliseconds. */
const MAX_DELAY_MS = 100;
/** The CPU of a cheap phone relative to the test machine. */
const CPU_SLOWDOWN = 4;
/**
 * The maximum number of measurements. Other processes can only add to a measurement, so the minimum
 * counts, and measuring stops once each minimum is within the limit.
 */
const MAX_ROUNDS = 8;

test.describe.configure({ mode: 'serial' });
test.slow(true, 'repeats each interaction on a throttled CPU');

for (const [name, use] of [
  ['on a phone', { country: 'kz', language: 'ru', ...phone }],
  ['on a desktop', { country: 'hu', language: 'hu' }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('responds to input within the limit on a slow CPU', async ({
      page,
      reserve,
      href,
      t,
    }, info) => {
      const { list, doctor } = await reserve.slot();
      const { dialog, expectStep } = bookingDialog(page, t);
      const durations = new Map<string, number[]>();
      const measure = async (what: string, act: () => Promise<void>) => {
        const duration = await interactionDelay(page, act);
        durations.set(what, [...(durations.get(what) ?? []), duration]);
      };

      const repeat = async (round: (count: number) => Promise<void>) => {
        const before = new Set(durations.keys());
        const areWithin = () =>
          [...durations].every(
            ([what, all]) => before.has(what) || Math.min(...all) <= MAX_DELAY_MS,
          );
        for (let count = 0; count < MAX_ROUNDS; count += 1) {
          await round(count);
          if (areWithin()) return;
        }
      };

      await recordInteractions(page);
      await page.goto(href(list));
      await throttleCpu(page, CPU_SLOWDOWN);
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
          await measure(`typing a search: ${letter}`, () => search.press(letter));
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

      const least = Object.fromEntries(
        [...durations].map(([what, all]) => [what, Math.min(...all)]),
      );
      info.annotations.push({ type: 'milliseconds', description: JSON.stringify(least) });
      process.stdout.write(`  ${name}: ${JSON.stringify(least)} ms\n`);
      for (const [what, duration] of Object.entries(least)) {
        expect(duration, what).toBeLessThanOrEqual(MAX_DELAY_MS);
      }
    });
  });
}
