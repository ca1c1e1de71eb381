import { expect, type Page } from '@playwright/test';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openTomorrow, appointmentsOf } from '#tests/support/e2e/page-objects/desk.ts';
import type { ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

const PIN = '492716';
const OTHER_PIN = '830152';
const WRONG = '492717';
const CHANGES = 3;

test.use({ deskDay: 'colleagues' });

const title = (page: Page) => page.getByRole('heading', { name: 'Ki ül a recepción?' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Telefon' });
const account = (page: Page, name: string) => page.getByRole('button', { name });

/** Sets the PIN of the person who is signed in, on the page of the account. */
async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Új PIN-kód').fill(pin);
  const section = page.locator('section', { hasText: 'PIN-kód a recepcióhoz' });
  await section.getByLabel('Jelenlegi jelszó').fill(STAFF_PASSWORD);
  await section.getByRole('button', { name: 'PIN-kód beállítása' }).click();
  await expect(section.getByRole('button', { name: 'PIN-kód módosítása' })).toBeVisible();
}

/** Signs two people in at the desk, each with a PIN; the second one stays. */
async function signInBoth(page: Page, country: ServedCountry): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/account`);
  await staffForm(page).signInWithPasskey('desk', STAFF_PASSWORD);
  await setPin(page, PIN);
  await expectAccessible(page);
  await page.locator('body').press('l');
  await expect(title(page)).toBeVisible();
  // At once: a message of the last person may name a patient.
  expect(await page.getByText('A PIN-kód be van állítva.').count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Bejelentkezés jelszóval' }).click();
  await staffForm(page).signIn('desk2', STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Azonosítókulcs létrehozása' }).click();
  await setPin(page, OTHER_PIN);
  await page.goto(`${country.originOf('cabinet')}/desk`);
  await expect(account(page, 'desk2')).toBeVisible();
  await expect(page.getByText('Naprakész')).toBeVisible();
}

/** Locks the desk and signs the other person in. */
async function changePerson(
  page: Page,
  arrow: 'ArrowUp' | 'ArrowDown',
  pin: string,
): Promise<void> {
  await page.keyboard.press('l');
  await expect(page.getByLabel('PIN-kód')).toBeFocused();
  for (const key of [arrow, ...pin]) await page.keyboard.press(key);
  await expect(page.getByText('Naprakész')).toBeVisible();
}

/** Locks the desk by the menu, as keys type into the fields. */
async function lockByMenu(page: Page, name: string): Promise<void> {
  await account(page, name).first().click();
  await page.getByRole('menuitem', { name: 'Zárolás' }).click();
  await expect(title(page)).toBeVisible();
}

test('two people take turns at one desk with the keyboard', async ({ page, country }) => {
  await signInBoth(page, country);
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog').getByText('Zárolás, személyváltás')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  for (let change = 0; change < CHANGES; change += 1) {
    const isBack = change % 2 === 0;
    await changePerson(page, isBack ? 'ArrowUp' : 'ArrowDown', isBack ? PIN : OTHER_PIN);
  }
  await expect(account(page, 'desk').first()).toBeVisible();
  await expect(account(page, 'desk2')).toHaveCount(0);

  await account(page, 'desk').first().click();
  await page.getByRole('menuitem', { name: 'Kijelentkezés' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'desk2' })).toBeChecked();
});

test('a half-typed booking is restored for the person who locked the desk', async ({
  page,
  country,
}) => {
  await signInBoth(page, country);
  await changePerson(page, 'ArrowUp', PIN);
  await openTomorrow(page);
  await page.keyboard.press('n');
  await phone(page).fill('+36209998877');
  await page.getByLabel('Vezetéknév').fill('Nagy');
  await lockByMenu(page, 'desk');
  expect(await page.content()).not.toMatch(/9998877|Nagy/);

  // Another person finds nothing of it.
  await page.getByRole('radio', { name: 'desk2' }).check();
  await page.getByLabel('PIN-kód').fill(OTHER_PIN);
  await expect(page.getByText('Naprakész')).toBeVisible();
  await expect(phone(page)).toHaveCount(0);

  await changePerson(page, 'ArrowUp', PIN);
  await expect(phone(page)).toHaveValue(/999 ?8877/);
  await expect(page.getByLabel('Vezetéknév')).toHaveValue('Nagy');
  await page.getByLabel('Keresztnév').fill('Eszter');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Foglalás', exact: true }).click();
  await expect(appointmentsOf(page, 'Nagy Eszter')).toContainText('00:00');

  // Signing out forgets what was typed since.
  await page.keyboard.press('n');
  await phone(page).fill('+36209998866');
  await account(page, 'desk').first().click();
  await page.getByRole('menuitem', { name: 'Kijelentkezés' }).click();
  await page.getByRole('button', { name: 'Bejelentkezés jelszóval' }).click();
  await staffForm(page).signIn('desk', STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Belépés azonosítókulccsal' }).click();
  await expect(page.getByText('Naprakész')).toBeVisible();
  await expect(phone(page)).toHaveCount(0);
});

test('ten minutes without use lock every tab, and wrong PINs need the password', async ({
  page,
  context,
  country,
}) => {
  await page.clock.install({ time: country.now() });
  await page.goto(`${country.originOf('cabinet')}/account`);
  await staffForm(page).signInWithPasskey('desk', STAFF_PASSWORD);
  await setPin(page, PIN);
  const other = await context.newPage();
  await other.goto(`${country.originOf('cabinet')}/account`);
  await expect(account(other, 'desk').first()).toBeVisible();
  await page.clock.fastForward('09:00');
  await page.mouse.move(10, 10);
  await page.clock.fastForward('09:00');
  await expect(account(page, 'desk').first()).toBeVisible();
  await page.clock.fastForward('01:30');
  await expect(title(page)).toBeVisible();
  await other.reload();
  await expect(title(other)).toBeVisible();

  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.getByLabel('PIN-kód').fill(WRONG);
    if (attempt < 4) {
      await expect(page.getByText('A PIN-kód nem megfelelő')).toBeVisible();
      await expect(page.getByLabel('PIN-kód')).toHaveValue('');
    }
  }
  await expect(page.getByLabel('Felhasználónév')).toBeVisible();
});
