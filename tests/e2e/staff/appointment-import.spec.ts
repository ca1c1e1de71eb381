import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TOMORROW } from '#tests/support/e2e/data/today.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import type { ServedCountry } from '#tests/support/e2e/serve-country.ts';

test.use({ deskDay: 'admin' });

/** Returns the file of an old calendar. */
function listOf(...rows: readonly string[]) {
  const text = ['Orvos;Dátum;Időpont;Perc;Páciens;Telefon', ...rows].join('\n');
  return { name: 'naptar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function upload(page: Page, country: ServedCountry, rows: readonly string[]): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/imports`);
  await page.getByLabel('Mit tartalmaz a fájl?').selectOption({ label: 'Meglévő foglalások' });
  await page.getByLabel('Foglalások listája').setInputFiles(listOf(...rows));
  await page.getByRole('button', { name: 'Feltöltés' }).click();
  await expect(page.getByRole('heading', { name: 'naptar.csv', level: 1 })).toBeVisible();
}

test('appointments of an old calendar take their times, once, until the import is undone', async ({
  page,
  country,
}) => {
  const rows = [
    `Dr. Nagy Anna;${TOMORROW};09:00;30;Kovács Éva;06 30 123 4567`,
    `Dr. Nagy Anna;${TOMORROW};10:00;60;Szabó Pál;+36 20 123 4567`,
    `Dr. Nagy Anna;${TOMORROW};reggel;30;Tóth Géza;`,
  ];
  const { api } = await country.backend();
  const freeTimes = async () => {
    const range = { date_from: TOMORROW, date_to: TOMORROW };
    const { results } = await api.slots({ doctor: '1', service: '1', ...range });
    return results.map(({ datetime }) => datetime.slice(11, 16));
  };
  const taken = ['09:00', '10:00', '10:30'];
  expect(await freeTimes()).toEqual(expect.arrayContaining(taken));

  await page.goto(`${country.originOf('cabinet')}/imports`);
  await staffForm(page).signInWithPasskey('admin', STAFF_PASSWORD);
  await expect(page.getByText('Még nincs fájl')).toBeVisible();
  await expectAccessible(page);
  await upload(page, country, rows);
  await expect(
    page.getByText('Meg nem erősített orvos miatt kimaradó foglalások: 2'),
  ).toBeVisible();
  const enter = page.getByRole('button', { name: /^Foglalások bevitele/ });
  await expect(enter).toBeDisabled();
  await page.getByRole('button', { name: /^Az összes egyértelmű megerősítése/ }).click();
  await expect(page.getByText('Megerősített orvosok: 1 / 1')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Kovács Éva' })).toBeVisible();
  await page.getByText('Kimaradó sorok: 1').click();
  await expect(page.getByText(/időpont kell, például 14:30/)).toBeVisible();
  await expectAccessible(page);
  expect(await freeTimes()).toEqual(expect.arrayContaining(taken));

  await enter.click();
  await expect(page.getByRole('heading', { name: 'Érvényesítve' })).toBeVisible();
  await expectAccessible(page);
  const countOf = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(countOf('Bevitt foglalások')).toHaveText('2');
  await expect(countOf('Kimaradt sorok')).toHaveText('1');
  await expect(page.getByText('Kovács Éva')).toHaveCount(0);
  const applied = page.url();
  expect((await freeTimes()).filter((time) => taken.includes(time))).toEqual([]);

  await upload(page, country, rows.toReversed());
  await expect(page.getByText('Már szerepel: 2.')).toBeVisible();
  await expect(enter).toBeDisabled();

  await page.goto(applied);
  await page.getByRole('button', { name: 'Importálás visszavonása' }).click();
  await expect(page.getByRole('heading', { name: 'Visszavonva' })).toBeVisible();
  await expect.poll(freeTimes).toEqual(expect.arrayContaining(taken));
});
