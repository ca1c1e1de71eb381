import { expect, test, type Page, type Locator } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveDemoCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';
const REVIEWS = 30;
/** The index of a review whose decision is taken back. */
const UNDONE = 7;
/** The time that people take to press a key, to decide, and to read a word (200 in a minute). */
const PRESS_SECONDS = 0.3;
const DECIDING_SECONDS = 4;
const WORD_SECONDS = 0.3;
const MAX_SECONDS = 600;

// In one process, which serves the country once.
test.describe.configure({ mode: 'default' });

let country: ServedCountry;
test.beforeAll(async ({ browser }) => {
  // Creates a database and loads the demo data.
  country = await serveDemoCountry(browser, PASSWORD);
});
test.afterAll(() => country.stop());

test.use({ locale: 'hu-HU', contextOptions: { reducedMotion: 'reduce' } });

test('a moderator decides 30 reviews by keyboard within ten minutes of work', async ({ page }) => {
  await page.goto(`${country.originOf('operator')}/reviews`);
  await staffForm(page).signInWithPasskey('operator', PASSWORD);
  const review = page.getByRole('article');
  await expect(review).toBeVisible();
  await expect(page.getByText(`${REVIEWS} vár döntésre`)).toBeVisible();
  await expectAccessible(page);

  const counted = countWork(page);
  let words = 0;
  for (let index = 0; index < REVIEWS; index += 1) {
    const text = await review.innerText();
    words += text.split(/\s+/).length;
    if (text.includes('+36')) await blankOut(page, counted.press);
    const shown = await identityOf(review);
    await decide(page, index, counted.press);
    // The last one leaves no review.
    if (index < REVIEWS - 1) await expect.poll(() => identityOf(review)).not.toBe(shown);
  }
  await expect(page.getByText('Nincs döntésre váró értékelés')).toBeVisible();

  const { presses, waits, loads } = counted;
  const seconds = presses * PRESS_SECONDS + REVIEWS * DECIDING_SECONDS + words * WORD_SECONDS;
  test.info().annotations.push({
    type: 'effort',
    description: `${presses} keys, ${waits} waits, ${words} words, ${Math.round(seconds)} s`,
  });
  // 25 published, one of them twice, 3 rejected and 3 left to a second person; 2 were blanked out.
  expect({ presses, waits, loads }).toEqual({ presses: 39, waits: 34, loads: 0 });
  expect(seconds).toBeLessThan(MAX_SECONDS);
});

test('pressed chips and the current section differ from others in forced colours', async ({
  page,
}) => {
  await page.goto(`${country.originOf('operator')}/reviews`);
  await staffForm(page).signInWithPasskey('operator_manager', PASSWORD);
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (role: 'button' | 'link', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.getByRole('button', { name: 'Új', pressed: true })).toBeVisible();
  expect(await background('button', 'Új')).not.toBe(await background('button', 'Második döntés'));
  expect(await background('link', 'Értékelések')).not.toBe(await background('link', 'Beérkezett'));
});

type Press = (key: string) => Promise<void>;

/** Decides a review: most are published, some rejected, some left to a second person, one undone. */
async function decide(page: Page, index: number, press: Press): Promise<void> {
  if (index % 10 === 4) {
    await press('r');
    await press('4');
  } else if (index % 10 === 9) {
    await press('l');
  } else {
    await press('p');
    if (index === UNDONE) await undo(page, press);
  }
}

/** Takes the last decision back and makes it again. */
async function undo(page: Page, press: Press): Promise<void> {
  const status = page.getByRole('status').filter({ hasText: 'Közzétéve' });
  const waiting = (count: number) => page.getByText(`${count} vár döntésre`);
  await expect(waiting(REVIEWS - UNDONE - 1)).toBeVisible();
  await press('z');
  await expect(waiting(REVIEWS - UNDONE)).toBeVisible();
  await expect(status).toBeHidden();
  await press('p');
}

/** Returns what a change of the shown review leaves as it is: its heading and time. */
function identityOf(review: Locator): Promise<string> {
  return review.evaluate(
    (card) => `${card.querySelector('h2')?.innerText} ${card.querySelector('time')?.dateTime}`,
  );
}

/** Blanks out the phone number that the page has marked. */
async function blankOut(page: Page, press: Press): Promise<void> {
  await press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('article')).toContainText('[…]');
}

/** Counts pressed keys, responses that the moderator waits for, and pages that are loaded. */
function countWork(page: Page) {
  const counted = { presses: 0, waits: 0, loads: 0, press };
  async function press(key: string): Promise<void> {
    counted.presses += 1;
    await page.keyboard.press(key);
  }
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/reviews/')) counted.waits += 1;
  });
  page.on('load', () => {
    counted.loads += 1;
  });
  return counted;
}
