import { expect, type Page } from '@playwright/test';
import { BUSY_PATIENTS } from '#tests/support/data/desk/busy-day.ts';
import { test } from '#tests/support/e2e/desk-test.ts';
import { throttleCpu } from '#tests/support/e2e/checks/interaction-delay.ts';
import { p95, timeToFrame } from '#tests/support/e2e/checks/time-to-frame.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';

/** The CPU of a cheap computer relative to the test machine. */
const CPU_SLOWDOWN = 4;
const MAX_SEARCH_MS = 100;
/** Other programs on the machine can only slow a search down, so the best time of each counts. */
const MAX_ROUNDS = 5;
const SURNAMES_IN_CYRILLIC = { 10: 'Хорват', 333: 'немет', 777: 'Ковач', 1111: 'балог' };

/** Texts that are typed, and what the first name that is found contains. */
const SEARCHES = Object.entries(SURNAMES_IN_CYRILLIC).flatMap(([index, cyrillic]) => {
  const { name, phone } = BUSY_PATIENTS[Number(index)] ?? { name: '', phone: '' };
  const [surname = '', given = ''] = name.split(' ');
  return [
    { text: phone.slice(-4), found: name },
    { text: surname.slice(0, 4), found: surname },
    { text: given.toLowerCase(), found: given },
    { text: `${given} ${surname.slice(0, 3)}`, found: name },
    { text: cyrillic, found: surname },
  ];
});

test.use({ deskDay: 'busy', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 240_000 });

/** Searches, and returns the milliseconds from the input until a frame shows the result, and the server's. */
async function timeSearch(page: Page, { text, found }: (typeof SEARCHES)[number]) {
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  let server = 0;
  const own = await timeToFrame(
    page,
    { event: 'input', selector: '[data-suggestion]', text: found },
    async () => {
      const answer = { event: 'input', selector: 'h3', text: 'Új foglalás' } as const;
      server = await timeToFrame(page, answer, () => page.keyboard.insertText(text));
    },
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { own, server };
}

test('a search of the day that is shown answers at once on a slow CPU', async ({
  page,
  country,
}, info) => {
  await openDesk(page, country);
  await page.keyboard.press(']');
  await expect(page.locator('[data-visit]').first()).toBeVisible();
  await throttleCpu(page, CPU_SLOWDOWN);

  const best = SEARCHES.map(() => Infinity);
  for (let round = 0; round < MAX_ROUNDS && p95(best) > MAX_SEARCH_MS; round += 1) {
    const times: string[] = [];
    for (const [index, search] of SEARCHES.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one search after another
      const { own, server } = await timeSearch(page, search);
      best[index] = Math.min(best[index] ?? own, own);
      times.push(`${own}/${server}`);
    }
    const description = times.join(' ');
    info.annotations.push({ type: 'milliseconds, of the day/of the server', description });
  }
  expect(p95(best), best.join()).toBeLessThanOrEqual(MAX_SEARCH_MS);
});
