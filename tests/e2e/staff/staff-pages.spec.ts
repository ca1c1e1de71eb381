import { test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { STAFF_PAGE_KINDS } from '#tests/support/e2e/data/staff-page-kinds.ts';
import { MAX_START_MS, STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveLivingCountry } from '#tests/support/e2e/serve-country.ts';
import { phone } from '#tests/support/e2e/test.ts';

const DOCTORS = 60;
const MAX_PAGE_MS = 20_000;

test.use({
  ...phone,
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  // Without motion no colour is on its way to another one while it is checked.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Checks the width of the page, at the usual size of text and at 200 %. */
async function expectToFit(page: Page): Promise<void> {
  for (const size of ['200%', '']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expectNoOverflow(page);
  }
}

/** Checks the page in dark and in forced colours. */
async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectAccessible(page, { rules: 'colours' });
  await page.emulateMedia({ forcedColors: 'none' });
}

test('every page of the staff fits a phone and is accessible in dark and forced colours', async ({
  browser,
}) => {
  test.setTimeout(MAX_START_MS + STAFF_PAGE_KINDS.length * MAX_PAGE_MS);
  const country = await serveLivingCountry(browser, STAFF_PASSWORD, 'hu', DOCTORS);
  for (const [account, kinds] of Map.groupBy(STAFF_PAGE_KINDS, (kind) => kind.account)) {
    const [site] = kinds.map((kind) => kind.site);
    const origin = country.originOf(site);
    const page = await browser.newPage();
    await page.goto(origin);
    await staffForm(page).signInWithPasskey(account, STAFF_PASSWORD);
    await page.locator('#content').waitFor();
    for (const { name, open } of kinds) {
      await test.step(name, async () => {
        await open(page, origin);
        await expectToFit(page);
        await expectReadable(page);
      });
    }
    await page.close();
  }
  await country.stop();
});
