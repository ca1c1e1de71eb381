import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';

const COLOURS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

test.use({ deskDay: 'queue' });

/** Checks a page in dark colours, in forced colours, and in both. */
async function expectAccessibleInColours(page: Page): Promise<void> {
  for (const media of COLOURS) {
    // Without motion no colour is on its way to another one while it is checked.
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

test('the desk, its dialogs and the waiting room are accessible in dark and forced colours', async ({
  page,
  context,
  country,
}) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () =>
      Promise.resolve(document.createElement('canvas').captureStream());
  });
  await openDesk(page, country);
  const appointment = page.getByRole('button', { name: /^Foglalt \d/ });
  await expect(appointment).toBeVisible();
  await expectAccessibleInColours(page);

  const dialog = page.getByRole('dialog');
  const camera = page.getByRole('button', { name: 'Kód beolvasása' });
  await camera.click();
  await expect(dialog.locator('video')).toBeVisible();
  await expectAccessibleInColours(page);
  await close(page);
  await page.evaluate(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new Error('no camera'));
  });
  await camera.click();
  await expect(dialog.getByText('A kamera ezen az eszközön nem használható')).toBeVisible();
  await expectAccessibleInColours(page);
  await close(page);

  await page.getByRole('button', { name: 'A recepció beállításai' }).click();
  await page.getByRole('switch').click();
  const address = page.getByRole('link', { name: /\/queue\// });
  await expect(address).toBeVisible();
  await expectAccessibleInColours(page);
  const url = (await address.getAttribute('href')) ?? '';
  await close(page);

  // The ticket is printed with a code of the queue's page.
  await page.keyboard.press('w');
  await expect(page.getByLabel('Keresztnév')).toBeFocused();
  await expectAccessibleInColours(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessibleInColours(page);
  await close(page);
  await expect(page.getByRole('heading', { name: 'Sorszámmal vár: 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Késés: Nagy Anna' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessibleInColours(page);
  await close(page);

  await page.keyboard.press('/');
  await page.keyboard.type('Fogl');
  await expect(dialog.getByText('Foglalt').first()).toBeVisible();
  await expectAccessibleInColours(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Foglalt' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Várakozik: 1' })).toBeVisible();
  await expectAccessibleInColours(page);
  await page.keyboard.press('x');
  await expect(page.getByText('Ki mondja le?')).toBeVisible();
  await expectAccessibleInColours(page);
  await page
    .getByRole('region', { name: 'Foglalt' })
    .getByRole('button', { name: 'Bezárás' })
    .click();

  await page.getByRole('button', { name: 'Lista' }).click();
  const row = page.getByRole('row', { name: /Foglalt/ });
  await expect(row).toBeVisible();
  await expectAccessibleInColours(page);
  await row.focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Válassza ki Foglalt új időpontját')).toBeVisible();
  await expectAccessibleInColours(page);
  await page.keyboard.press(']');
  await expect(page.getByRole('row', { name: /^Áthelyezés ide: 00:00/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessibleInColours(page);
  await close(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('[');
  await row.getByRole('button', { name: 'Foglalt', exact: true }).click();
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { name: 'Foglalt következő időpontja' })).toBeVisible();
  await expectAccessibleInColours(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  await expectAccessibleInColours(page);

  const screen = await context.newPage();
  await screen.goto(url);
  await expect(screen.getByRole('region', { name: 'Következik' })).toContainText('1');
  await expectAccessibleInColours(screen);
});

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
