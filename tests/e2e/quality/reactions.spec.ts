import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, firstTime } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { reactionTo, slowDown, watchReactions } from '#tests/support/journey/checks/reactions.ts';
import { openSearch } from '#tests/support/journey/screens/search-box.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

/** The maximum delay in milliseconds that feels instant. */
const AT_ONCE = 100;
/** The CPU of a cheap phone relative to the test machine. */
const SLOWER = 4;
/**
 * Other processes can only add to a measurement, so the minimum of several counts. Measuring stops
 * once each minimum is within the limit.
 */
const MAX_ROUNDS = 8;

test.describe.configure({ mode: 'serial' });
test.slow(true, 'everything is done several times by a slow processor');

for (const [name, use] of [
  ['on a phone', { country: 'kz', language: 'ru', ...phone }],
  ['on a computer', { country: 'hu', language: 'hu' }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('responds to input within the limit on a slow CPU', async ({
      page,
      outside,
      at,
      t,
    }, info) => {
      const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
      const { dialog, isAt } = bookingDialog(page, t);
      const figures = new Map<string, number[]>();
      const measure = async (what: string, act: () => Promise<void>) => {
        const duration = await reactionTo(page, act);
        figures.set(what, [...(figures.get(what) ?? []), duration]);
      };

      const repeat = async (round: (count: number) => Promise<void>) => {
        const before = new Set(figures.keys());
        const areWithin = () =>
          [...figures].every(([what, all]) => before.has(what) || Math.min(...all) <= AT_ONCE);
        for (let count = 0; count < MAX_ROUNDS; count += 1) {
          await round(count);
          if (areWithin()) return;
        }
      };

      await watchReactions(page);
      await page.goto(at(list));
      await slowDown(page, SLOWER);
      await repeat(async () => {
        await measure('opening the booking', async () => {
          await firstTime(cardOf(page, doctor)).click();
          await isAt('form');
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

      const least = Object.fromEntries([...figures].map(([what, all]) => [what, Math.min(...all)]));
      info.annotations.push({ type: 'milliseconds', description: JSON.stringify(least) });
      process.stdout.write(`  ${name}: ${JSON.stringify(least)} ms\n`);
      for (const [what, duration] of Object.entries(least)) {
        expect(duration, what).toBeLessThanOrEqual(AT_ONCE);
      }
    });
  });
}
