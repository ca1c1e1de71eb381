import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STAFF_LANGUAGE_COOKIE } from '#shared/staff-state.ts';
import { buildIfStale } from '#server/main/build/build.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { serveDemoCountry, serveDesk } from '#tests/support/e2e/serve-country.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { addVisitors } from './add-visitors.ts';

/*
 * `npm run pictures`: takes the screenshots of `docs/staff.md` on demo data.
 */
const FOLDER = 'docs/images';
const MAX_BYTES = 120_000;
const PASSWORD = 'correct horse battery staple';

await buildIfStale(() => undefined);
const browser = await chromium.launch(await browserLaunchOptions());
const country = await serveDemoCountry(browser, PASSWORD);
const origin = country.originOf('operator');
try {
  await mkdir(FOLDER, { recursive: true });
  await takeAll(browser);
} finally {
  await browser.close();
  await country.stop();
}

async function takeAll(browser: Browser): Promise<void> {
  const { number, phoneEnd } = await addVisitors(await country.backend());
  const operator = await openConsole(browser);
  await staffForm(operator).signInWithPasskey('operator', PASSWORD);
  await show(operator, '/inbox/contact-1');
  await take(operator, 'staff-inbox');
  await show(operator, '/reviews');
  await take(operator, 'staff-reviews');
  await show(operator, '/support');
  await operator.getByLabel('Appointment number').fill(String(number));
  await operator.getByLabel('Last four digits of the phone').fill(phoneEnd);
  await operator.getByRole('heading', { level: 2 }).waitFor();
  await take(operator, 'staff-support');

  await takeAbsence(browser);

  const manager = await openConsole(browser);
  await staffForm(manager).signIn('account_manager', PASSWORD);
  await show(manager, '/clinics');
  for (const opened of ['/clinics/', '/doctors/']) {
    await manager.locator(`main li a[href*="${opened}"]:not([href$="new"])`).first().click();
    await manager.waitForURL(`**${opened}*`);
  }
  await manager.getByRole('heading', { level: 1 }).waitFor();
  await manager.waitForLoadState('networkidle');
  const week = manager.getByRole('heading', { name: 'Weekly hours' });
  await week.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top - 80));
  await take(manager, 'staff-hours');
}

/** Takes the absence of a doctor whose appointments wait for a decision. */
async function takeAbsence(browser: Browser): Promise<void> {
  const desk = await serveDesk(browser, PASSWORD, 'sick');
  try {
    const page = await openConsole(browser, desk.originOf('cabinet'));
    await staffForm(page).signInWithPasskey('manager', PASSWORD);
    await show(page, '/absences', desk.originOf('cabinet'));
    await page.getByLabel('Doctor').selectOption({ label: 'Beteg Bea' });
    await page.getByRole('button', { name: 'Until further notice' }).click();
    await page.getByRole('button', { name: 'Block the time' }).click();
    await page.getByText('16 appointments').waitFor();
    await page.setViewportSize({ width: 1000, height: 540 });
    await take(page, 'staff-absence');
  } finally {
    await desk.stop();
  }
}

/** Opens the sign-in of the console, which is in Hungarian. */
async function openConsole(browser: Browser, site = origin): Promise<Page> {
  const context = await browser.newContext({
    viewport: {
      width: 1280,
      height: 720,
    },
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site);
  return page;
}

/** Opens a page in English once the sign-in is complete. */
async function show(page: Page, path: string, site = origin): Promise<void> {
  await page.getByRole('navigation').waitFor();
  await page.context().addCookies([{ name: STAFF_LANGUAGE_COOKIE, value: 'en', url: site }]);
  await page.goto(site + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (picture.length > MAX_BYTES) throw new Error(`${name} has ${picture.length} bytes`);
  const path = join(FOLDER, `${name}.png`);
  await writeFile(path, picture);
  process.stdout.write(`${path}: ${picture.length} bytes\n`);
}
