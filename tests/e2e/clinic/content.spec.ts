import { expect } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { head } from '#tests/support/data/photograph.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

test.use({ deskDay: 'reviews' });

/** Data for search engines is in scripts as well. */
const RUNNING_SCRIPT = /<script(?! type="application\/ld\+json")/;
const TEXT = 'Kisgyermekeket is szívesen fogad.';

test('a manager saves a photograph and drafts texts, which patients read once they are published', async ({
  page,
  browser,
  country,
}) => {
  await page.goto(`${country.originOf('cabinet')}/content`);
  await staffForm(page).signInWithPasskey('manager', STAFF_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Adatlapok tartalma', level: 1 })).toBeVisible();
  await expect(page.getByText('Nincsenek vázlatok')).toBeVisible();
  await expectAccessible(page);
  const doctors = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Orvosok' }),
  });
  await doctors.getByRole('link').first().click();

  await expect(page.getByRole('heading', { name: 'Fénykép' })).toBeVisible();
  const about = page.getByRole('group', { name: 'Leírás' });
  await about.getByLabel('Magyar').fill(TEXT);
  await page.getByLabel('Válasszon képet').setInputFiles({
    name: 'anna.jpg',
    mimeType: 'image/jpeg',
    buffer: await head(900, 1200).jpeg().toBuffer(),
  });
  await page.getByLabel('Az orvos hozzájárult').check();
  await page.getByRole('button', { name: 'Fénykép mentése' }).click();
  await expect(page.getByText('A hozzájárulást rögzítette: manager')).toBeVisible();
  await expect(about.getByLabel('Magyar'), 'what is typed stays').toHaveValue(TEXT);
  await page
    .getByRole('group', { name: 'Tanulmányok' })
    .getByRole('button', { name: 'Új sor' })
    .click();
  const entry = page.getByRole('group', { name: 'Tanulmányok, 1' });
  for (const language of ['Magyar', 'English', 'Русский']) {
    await entry.getByLabel(language).fill('Semmelweis Egyetem');
  }
  await entry.getByLabel('Év').fill('1996');
  const treated = page.getByRole('group', { name: 'Mivel foglalkozik az orvos' });
  await treated.getByRole('button', { name: 'Új sor' }).click();
  const condition = page.getByRole('group', { name: 'Mivel foglalkozik az orvos, 1' });
  for (const language of ['Magyar', 'English', 'Русский']) {
    await condition.getByLabel(language).fill('Asztma');
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Mentés vázlatként' }).click();

  const list = page.getByRole('listitem').filter({ hasText: TEXT });
  await expect(list).toContainText('Leírás, Magyar');
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Előnézet' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(TEXT)).toBeVisible();
  await expect(preview.getByText('Semmelweis Egyetem')).toBeVisible();
  await expect(preview.locator('body'), 'the styles are loaded').toHaveCSS('margin-top', '0px');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect(preview.getByRole('heading', { name: 'Надь Анна' })).toBeVisible();
  await page.getByRole('button', { name: 'Telefon' }).click();
  await expect(page.locator('iframe')).not.toHaveAttribute('srcdoc', RUNNING_SCRIPT);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Adatlapok tartalma' }).click();

  const box = list.getByRole('checkbox');
  await box.uncheck();
  await list.getByRole('link', { name: 'Előnézet' }).click();
  await expect(page.getByText('Kihagyva: 1.')).toBeVisible();
  await expect(preview.getByText('Semmelweis Egyetem')).toBeVisible();
  await expect(preview.getByText(TEXT), 'a draft that was left out').toHaveCount(0);
  await page.getByRole('link', { name: 'Nagy Anna' }).click();
  await page.getByRole('link', { name: '← Adatlapok tartalma' }).click();
  await expect(box, 'stays left out').not.toBeChecked();
  await box.check();

  const patient = await browser.newPage({ locale: 'hu-HU' });
  await patient.goto(country.originOf() + paths.doctor('nagy-anna'));
  await expect(patient.getByText(TEXT)).toHaveCount(0);

  await page.getByRole('button', { name: 'Vázlatok közzététele: 3' }).click();
  await expect(page.getByText('Közzétéve: 3')).toBeVisible();
  await expect(async () => {
    await patient.reload();
    await expect(patient.getByText(TEXT)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(patient.getByText('Semmelweis Egyetem')).toBeVisible();
  await expect(patient.getByRole('listitem').filter({ hasText: 'Asztma' })).toBeVisible();
  await expect(patient.locator('img[src*="/media/portraits/"]').first()).toBeVisible();
  await patient.close();
});
