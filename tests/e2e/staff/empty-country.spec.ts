import { expect, test, type Page } from '@playwright/test';
import { datesFrom, isoWeekOf, weekdayOf } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TODAY, TOMORROW } from '#tests/support/e2e/data/today.ts';
import { confirmBooking } from '#tests/support/e2e/page-objects/confirm-booking.ts';
import { LANGUAGES, staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveEmptyCountry } from '#tests/support/e2e/serve-country.ts';
import { phone } from '#tests/support/e2e/test.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

const PASSWORD = 'correct horse battery staple';
const MAX_CLICKS = 21;

type Country = Awaited<ReturnType<typeof serveEmptyCountry>>;
let country: Country;
test.beforeAll(async ({ browser }) => {
  country = await serveEmptyCountry(browser, PASSWORD);
});
test.afterAll(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  // A dialog that fades in has too little contrast for axe.
  contextOptions: { reducedMotion: 'reduce' },
});

test('an empty country is set up in the console, and a patient books on a phone', async ({
  browser,
}) => {
  const admin = await browser.newPage();
  const manager = await browser.newPage();
  const clicks = (await fillCatalogue(admin)) + (await setUpClinic(manager));
  test.info().annotations.push({ type: 'effort', description: `${clicks} clicks` });
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);

  const patients = await browser.newContext({ ...phone, locale: 'hu-HU' });
  const patient = await patients.newPage();
  await book(patient);
  const times = patient.getByRole('button', { name: dayName(TOMORROW) });
  await patient.goto(`${country.originOf()}/doctor/nagy-anna`);
  await expect(times.first()).toBeVisible();
  await closeTomorrow(manager);
  await patient.reload();
  await expect(patient.getByRole('heading', { name: 'Nagy Anna' }).first()).toBeVisible();
  await expect(times).toHaveCount(0);
  await patients.close();
  await addOddWeeks(manager);
});

function dayName(day: string): RegExp {
  return new RegExp(`^${formatDay(day, 'hu', 'weekday')}, \\d`);
}

/** Enters a day off on the day of the appointment, and confirms that the appointment stays. */
async function closeTomorrow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nagy Anna', exact: true }).click();
  await page.getByRole('textbox', { name: 'Első nap' }).fill(TOMORROW);
  await page.getByRole('button', { name: 'Hozzáadás' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('az új rendelési időn kívül: 1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Hozzáadás' }).click();
  await dialog.getByRole('button', { name: 'Mentés így is' }).click();
  await expect(page.getByRole('button', { name: 'Vissza a heti rendhez' })).toBeVisible();
}

/** Adds hours of odd weeks with the keyboard, and checks the words, the calendar and the saved hours. */
async function addOddWeeks(page: Page): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const days = datesFrom(TODAY, 42).filter(
    (day) => weekdayOf(day) === 3 && isoWeekOf(day) % 2 === 1 && day !== TOMORROW,
  );
  await page.getByRole('button', { name: 'Új időszak' }).press('Enter');
  await field('Nap').selectOption('szerda');
  await field('Mely heteken').selectOption('páratlan hét');
  await field('Rendelési idő').fill('19-21');
  await expect(page.getByRole('listitem').filter({ hasText: 'páratlan hét' })).toContainText(
    '09:00–13:00, 14:00–18:00, 19:00–21:00',
  );
  const evenings = page.getByRole('cell').filter({ hasText: '19:00–21:00' });
  await expect(evenings).toHaveCount(days.length);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rendelési idő mentése' }).click();
  // The appointment of the day off is still outside of the hours.
  await page.getByRole('dialog').getByRole('button', { name: 'Mentés így is' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(field('Rendelési idő')).toHaveValue('19:00–21:00');
  await expect(evenings).toHaveCount(days.length);
}

/** Checks the pages of the own account and of colleagues, and comes back. */
async function checkOwnPages(page: Page): Promise<void> {
  const address = page.url();
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
  for (const [path, heading] of [
    ['/account', 'Fiókom'],
    ['/accounts', 'Fiókok'],
  ] as const) {
    await page.goto(new URL(path, address).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(address);
}

async function fillCatalogue(page: Page): Promise<number> {
  const form = staffForm(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(`${country.originOf('operator')}/catalogue`);
  await form.signInWithPasskey('admin', PASSWORD);
  await checkOwnPages(page);
  await form.click(link('Új város'));
  await form.type('Név', 'Pécs', LANGUAGES);
  await form.type('Koordináták', '46.0727, 18.2323');
  await form.save();
  await form.click(link('Új szolgáltatás'));
  await form.type('Név', 'Kardiológus', LANGUAGES);
  await form.save();
  await expect(link('Kardiológus')).toBeVisible();
  await expectAccessible(page);
  return form.clicks;
}

async function setUpClinic(page: Page): Promise<number> {
  const form = staffForm(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto(`${country.originOf('operator')}/clinics`);
  await form.signInWithPasskey('account_manager', PASSWORD);
  await form.click(link('Új klinika'));
  await form.type('Név', 'Mecsek Rendelő', LANGUAGES);
  await expectAccessible(page);
  await form.save();
  await form.click(link('Vegyen fel egy rendelőt'));
  await form.type('Cím', 'Király utca 1.', LANGUAGES);
  await form.type('Koordináták', '46.0765, 18.2301');
  await form.type('Telefonszám a pácienseknek', '+36 72 000 001');
  await form.save();
  await form.click(link('Vegyen fel egy orvost'));
  await form.type('Név', 'Nagy Anna', LANGUAGES);
  await form.save();
  await form.choose('Szolgáltatás', 'Kardiológus');
  await form.type('Ár, HUF', '18 000');
  await form.save();
  await form.type('hétfő', '9-13, 14-18');
  await form.click(page.getByRole('button', { name: 'Hétfőtől péntekig ugyanígy' }));
  await form.type('szombat', '9-13');
  await form.type('vasárnap', '9-13');
  // The second week is whole, and within the days that patients can book.
  const calendar = page.getByRole('table', { name: 'A következő hat hét' });
  const days = calendar.getByRole('row').nth(2).getByRole('cell');
  await expect(days.filter({ hasText: '09:00–13:00, 14:00–18:00' }).first()).toContainText('16');
  await form.click(page.getByRole('button', { name: 'Rendelési idő mentése' }));
  await expect(page.getByText('Elmentettük').first()).toBeVisible();
  await expectAccessible(page);
  await form.click(link('← Mecsek Rendelő'));
  await expect(page.getByText('nincs heti rendelési idő')).toBeHidden();
  await expect(page.getByText('nincs leírás minden nyelven').first()).toBeVisible();
  return form.clicks;
}

async function book(page: Page): Promise<void> {
  const t = textsOf('hu');
  const origin = country.originOf();
  // Lists show a new city once the process has read the change.
  await expect(async () => {
    await page.goto(`${origin}/doctors/pecs/kardiologus`);
    await expect(page.getByRole('heading', { name: 'Nagy Anna' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page
    .getByRole('article')
    .getByRole('button', { name: dayName(TOMORROW) })
    .first()
    .click();
  await confirmBooking(page, t, origin);
}
