import { expect } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import { EXPECTED, nameOf } from '#tests/support/data/desk/morning.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import { LIST_VIEW } from '#tests/support/e2e/page-objects/receptionist.ts';

const [FIRST] = EXPECTED;

test.use({ deskDay: 'morning' });
test.beforeEach(async ({ page, country }) => {
  await openDesk(page, country);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('grid', { name: 'A nap foglalásai idő szerint' })).toBeVisible();
});

test('the list says in words what the grid shows', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Orvos' }).selectOption('Nagy Anna');
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "Nagy Anna foglalásai és szabad időpontjai":
      - caption: Nagy Anna foglalásai és szabad időpontjai
      - rowgroup:
        - row "Idő Páciens Orvos Állapot Következő lépés":
          - columnheader "Idő"
          - columnheader "Páciens"
          - columnheader "Orvos"
          - columnheader "Állapot"
          - columnheader "Következő lépés"
      - rowgroup:
        - row /08:00 Zsigmond Katalin, nincs jelölve, Nagy Anna/:
          - gridcell "08:00"
          - rowheader /Zsigmond Katalin/:
            - button "Zsigmond Katalin"
          - gridcell "Nagy Anna"
          - gridcell "nincs jelölve"
          - gridcell /Megérkezett/:
            - 'button "Megérkezett: Zsigmond Katalin"'
  `);
});

test('keys move over the rows, which are announced, and steps are said', async ({ page }) => {
  const row = LIST_VIEW.appointments(page, nameOf(FIRST));
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[role=grid] tr:focus');
  await expect(focused).toHaveAccessibleName(/^\d\d:\d\d /);
  while (!(await row.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(row).toHaveAccessibleName(/, késik \d+ perc, Nagy Anna, /);
  await page.keyboard.press('a');
  await expect(
    page.getByRole('status').filter({ hasText: `${nameOf(FIRST)}: megérkezett` }),
  ).toBeVisible();
  await expect(row).toHaveAccessibleName(/megérkezett/);
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: nameOf(FIRST) })).toBeFocused();
});

test('a free time of one doctor is chosen by keys', async ({ page }) => {
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/ foglalásai és szabad időpontjai$/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/^Dr\. Varga Elemér /);
  // The first of his times after 09:00 is taken.
  await page.keyboard.press('ArrowDown');
  const row = page.getByRole('row', { name: 'Foglalás: 13:00, Dr. Varga Elemér' });
  while (!(await row.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  const panel = page.getByRole('region', { name: 'Új foglalás' });
  await expect(panel).toContainText('13:00, Dr. Varga Elemér');
});
