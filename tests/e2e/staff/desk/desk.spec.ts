import { addDays } from '#shared/domain/time/plain-date.ts';
import { STAFF_LANGUAGE_COOKIE } from '#shared/staff-state.ts';
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TODAY } from '#tests/support/e2e/data/today.ts';
import {
  bookAppointments,
  openDesk,
  openTomorrow,
  appointmentsOf,
} from '#tests/support/e2e/page-objects/desk.ts';

const MAX_KEYS_OF_KNOWN_PATIENT = 14;
/** The maximum size of a day on the network, compressed. */
const MAX_DAY_BYTES = 60_000;
/** Every element of the page costs time, most of all those that are there 1,200 times. */
const MAX_ELEMENTS = 2000;

async function press(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

async function bookNewPatient(page: Page, phone: string, surname: string): Promise<void> {
  await press(page, 'n');
  await expect(page.getByLabel('Telefon')).toBeFocused();
  await page.keyboard.type(phone);
  await press(page, 'Tab');
  await page.keyboard.type(surname);
  await press(page, 'Tab');
  await page.keyboard.type('Kata');
  await press(page, 'Tab', 'Tab', 'Tab', 'Space', 'Enter');
  await expect(appointmentsOf(page, `${surname} Kata`)).toBeVisible();
}

test('a receptionist books, moves, receives and undoes by keyboard alone', async ({
  page,
  country,
}) => {
  await openDesk(page, country);
  await openTomorrow(page);
  await expectAccessible(page);

  await bookNewPatient(page, '+36201234567', 'Szabó');
  await expect(appointmentsOf(page, 'Szabó Kata')).toContainText('00:00');

  // The last four digits find a patient who was here before.
  const keys = await press(page, 'n', '4', '5', '6', '7');
  await expect(page.getByText('+36 20 123 4567')).toBeVisible();
  await expectAccessible(page);
  // Enter takes the patient over, Space says that the consent was read.
  const more = await press(page, 'Enter', 'Space', 'Enter');
  await expect(appointmentsOf(page, 'Szabó Kata')).toHaveCount(2);
  expect(keys + more).toBeLessThanOrEqual(MAX_KEYS_OF_KNOWN_PATIENT);

  // Search in another spelling, then arrived, with the doctor, and back.
  await press(page, '/');
  await page.keyboard.type('сабо');
  await expect(page.getByRole('dialog').getByText('00:00')).toBeVisible();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Szabó Kata' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'a');
  await expect(page.getByRole('heading', { name: 'Várakozik: 1' })).toBeVisible();
  await press(page, 'z');
  await expect(page.getByRole('heading', { name: 'Várakozik: 0' })).toBeVisible();

  // Two rows down from the appointments at 00:00 and 00:30.
  await press(page, 'm');
  await expect(page.getByText('Válassza ki Szabó Kata új időpontját')).toBeVisible();
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog')).toContainText('Áthelyezi Szabó Kata időpontját?');
  await press(page, 'Enter');
  await expect(appointmentsOf(page, 'Szabó Kata').first()).toContainText('00:30');

  await page.getByRole('button', { name: 'Lista' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('the insurance is optional at the desk, folded below the booking', async ({
  page,
  country,
}) => {
  await openDesk(page, country);
  await openTomorrow(page);
  await press(page, 'n');
  await page.getByLabel('Keresztnév').fill('Kata');
  await page.getByRole('checkbox').check();
  await page.getByText('További adatok').click();
  const insurance = page.getByLabel('Biztosító vagy egészségpénztár');
  await insurance.selectOption({ label: 'Fényes Biztosító' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Foglalás', exact: true }).click();
  await appointmentsOf(page, 'Kata').click();
  await expect(page.getByText('Fényes Biztosító', { exact: true })).toBeVisible();
});

test('what one desk does is on the other', async ({ browser, country }) => {
  const context = await browser.newContext({ locale: 'hu-HU' });
  const first = await context.newPage();
  await openDesk(first, country);
  const second = await context.newPage();
  await second.goto(`${country.originOf('cabinet')}/desk?view=list`);
  await openTomorrow(first);
  await expect(second.getByText('Naprakész')).toBeVisible();
  await second.keyboard.press(']');
  await expect(second.getByText('Erre a napra nincs foglalás')).toBeVisible();
  await bookNewPatient(first, '+36201234567', 'Szabó');
  await expect(second.getByRole('button', { name: 'Szabó Kata', exact: true })).toBeVisible();
  // A screen reader of the other desk is told, and that of the own one is not.
  const announcement = { hasText: /^Szabó Kata 00:00: foglalva$/ };
  await expect(second.getByRole('status').filter(announcement)).toHaveCount(1);
  await expect(first.getByRole('status').filter(announcement)).toHaveCount(0);
});

/** Returns how many A4 pages the day is printed on, and how many appointments they have. */
async function printDay(page: Page): Promise<{ pages: number; appointments: string }> {
  // Added after the page's own listener, this one sees what is printed.
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.title = String(document.querySelectorAll('main tbody tr').length);
    });
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return {
    pages: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    appointments: await page.title(),
  };
}

test('24 appointments with long names are printed on one page', async ({ page, country }) => {
  await openDesk(page, country);
  await openTomorrow(page);
  await bookAppointments(page, 24);
  const appointments = appointmentsOf(page, 'Szentgyörgyi-Kovács Alexandra Erzsébet');
  await expect(appointments).toHaveCount(24);
  expect(await printDay(page)).toEqual({ pages: 1, appointments: '24' });
  await expect(page.locator('tbody tr')).toHaveCount(0);

  const url = country.originOf('cabinet');
  await page.context().addCookies([{ name: STAFF_LANGUAGE_COOKIE, value: 'ru', url }]);
  await page.reload();
  await expect(appointments).toHaveCount(24);
  expect(await printDay(page)).toEqual({ pages: 1, appointments: '24' });
});

test.describe('a busy day', () => {
  test.use({ deskDay: 'busy' });
  test('a day of 30 doctors with 40 appointments each is light, and columns in view are rendered', async ({
    page,
    country,
  }) => {
    await openDesk(page, country);
    const loaded = page.waitForResponse(/\/days\//);
    await page.keyboard.press(']');
    const { responseBodySize } = await (await loaded).request().sizes();
    expect(responseBodySize).toBeLessThan(MAX_DAY_BYTES);
    const appointments = page.locator('[data-appointment]');
    await expect(appointments.first()).toBeAttached();
    const last = page.getByRole('region', { name: 'Dr. Szentgyörgyi' }).last();
    await expect(last.locator('[data-appointment]')).toHaveCount(0);
    expect(await page.locator('*').count()).toBeLessThan(MAX_ELEMENTS);
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('[data-appointment]')).toHaveCount(40);
  });
});

test('keys pressed before the page has changed all count', async ({ page, country }) => {
  await openDesk(page, country);
  // Each press is an event of its own; React renders none of them in between.
  await page.evaluate(async () => {
    const list = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === 'Lista',
    );
    list?.click();
    for (let presses = 0; presses < 3; presses += 1) {
      await Promise.resolve();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }));
    }
  });
  const day = addDays(TODAY, 3);
  await expect(page).toHaveURL(new RegExp(`/desk\\?view=list&day=${day}$`));
});
