import { stripVTControlCharacters } from 'node:util';
import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { setTextSize } from '#tests/support/e2e/checks/large-text.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { STAFF_PAGE_KINDS, type StaffPageKind } from '#tests/support/e2e/data/staff-page-kinds.ts';
import { MAX_START_MS, STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveLivingCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { phone } from '#tests/support/e2e/test.ts';

const LANGUAGE = 'hu';
const DOCTORS = 60;
const MAX_PAGE_MS = 20_000;

const test = base.extend<{ country: ServedCountry }>({
  country: [
    async ({ browser }, use) => {
      const country = await serveLivingCountry(browser, STAFF_PASSWORD, 'hu', DOCTORS);
      await use(country);
      await country.stop();
    },
    // Its own, so that a busy machine leaves the test its time.
    { timeout: MAX_START_MS },
  ],
});

test.use({
  ...phone,
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  // Without motion no colour is on its way to another one while it is checked.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Checks the width of the page, at the usual size of text and at 200 %. */
async function expectToFit(page: Page): Promise<void> {
  for (const percent of [200, 100]) {
    await setTextSize(page, percent);
    await expectNoOverflow(page);
  }
}

/** Checks the page in dark and in forced colours. */
async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectAccessible(page, { rules: 'colours' });
}

/** Opens a page and checks it. Returns what is wrong with it first, so that the others are checked as well; or null. */
async function faultOf(
  { name, open }: StaffPageKind,
  page: Page,
  origin: string,
): Promise<string | null> {
  try {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await open(page, origin, LANGUAGE);
    await expectToFit(page);
    await expectReadable(page);
    return null;
  } catch (error) {
    return `${name}: ${stripVTControlCharacters(String(error))}`;
  }
}

test('every page of the staff fits a phone and is accessible in dark and forced colours', async ({
  browser,
  country,
}) => {
  test.setTimeout(STAFF_PAGE_KINDS.length * MAX_PAGE_MS);
  for (const [account, kinds] of Map.groupBy(STAFF_PAGE_KINDS, (kind) => kind.account)) {
    const [site] = kinds.map((kind) => kind.site);
    const origin = country.originOf(site);
    const page = await browser.newPage();
    await page.goto(origin);
    await staffForm(page).signInWithPasskey(account, STAFF_PASSWORD);
    await page.locator('#content').waitFor();
    for (const kind of kinds) {
      await test.step(kind.name, async () => {
        expect.soft(await faultOf(kind, page, origin), kind.name).toBeNull();
      });
    }
    await page.close();
  }
});
