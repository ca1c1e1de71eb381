import { expect, type Page } from '@playwright/test';
import { DESK_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

const PIN = '492716';
const OTHER_PIN = '830152';
const WRONG = '492717';

test.use({ deskDay: 'colleagues' });

const title = (page: Page) => page.getByRole('heading', { name: 'Ki ül a pultnál?' });
const account = (page: Page, name: string) => page.getByRole('button', { name });

/** Sets the PIN of the person who is signed in, on the page of the account. */
async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Új PIN-kód').fill(pin);
  const section = page.locator('section', { hasText: 'PIN-kód a recepcióhoz' });
  await section.getByLabel('Jelenlegi jelszó').fill(DESK_PASSWORD);
  await section.getByRole('button', { name: 'PIN-kód beállítása' }).click();
  await expect(section.getByRole('button', { name: 'PIN-kód módosítása' })).toBeVisible();
}

test('two people take turns at one desk with the keyboard', async ({ page, country }) => {
  test.setTimeout(90_000);
  await page.goto(`${country.originOf('cabinet')}/account`);
  await staffForm(page).signInWithPasskey('desk', DESK_PASSWORD);
  await setPin(page, PIN);
  await expectAccessible(page);
  await page.locator('body').press('l');
  await expect(title(page)).toBeVisible();
  // At once: a message of the last person may name a patient.
  expect(await page.getByText('A PIN-kód be van állítva.').count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Bejelentkezés jelszóval' }).click();
  await staffForm(page).signIn('desk2', DESK_PASSWORD);
  await page.getByRole('button', { name: 'Azonosítókulcs létrehozása' }).click();
  await setPin(page, OTHER_PIN);

  await page.goto(`${country.originOf('cabinet')}/desk`);
  await expect(account(page, 'desk2')).toBeVisible();
  await expect(page.getByText('Naprakész')).toBeVisible();
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog').getByText('Zárolás, személyváltás')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('body').press('l');
  await expect(page.getByLabel('PIN-kód')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PIN);
  await expect(account(page, 'desk').first()).toBeVisible();
  await expect(account(page, 'desk2')).toHaveCount(0);
  await expect(page.getByText('Naprakész')).toBeVisible();

  await account(page, 'desk').first().click();
  await page.getByRole('menuitem', { name: 'Kijelentkezés' }).click();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'desk2' })).toBeChecked();
});

test('ten minutes without use lock every tab, and wrong PINs need the password', async ({
  page,
  context,
  country,
}) => {
  test.setTimeout(90_000);
  await page.clock.install();
  await page.goto(`${country.originOf('cabinet')}/account`);
  await staffForm(page).signInWithPasskey('desk', DESK_PASSWORD);
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
