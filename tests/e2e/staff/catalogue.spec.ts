import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { LANGUAGES, staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveEmptyCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';

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

test('an admin checks texts, renames, hides, merges and deletes rows of the catalogue', async ({
  page,
}) => {
  await page.goto(`${country.originOf('operator')}/catalogue`);
  await staffForm(page).signInWithPasskey('admin', PASSWORD);
  await add(page, 'Új város', 'Pécs', '46.0727, 18.2323');
  await add(page, 'Új szolgáltatás', 'Kardiológus');
  await add(page, 'Új szolgáltatás', 'Szívorvos');

  await checkTexts(page);
  await rename(page);
  await changeSlug(page);
  await merge(page);
  await expectRedirect(page, 'szivorvos', 'szivgyogyasz');
  await remove(page);
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Elmentettük').first()).toBeVisible();

async function add(page: Page, label: string, name: string, point?: string): Promise<void> {
  const form = staffForm(page);
  await link(page, label).click();
  await form.type('Név', name, LANGUAGES);
  if (point !== undefined) await form.type('Koordináták', point);
  await form.save();
  await expect(link(page, name)).toBeVisible();
}

/** Translates the words for the search, and checks all texts of a service. */
async function checkTexts(page: Page): Promise<void> {
  await link(page, 'Szövegek').click();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Típus' }).selectOption({ label: 'Szolgáltatások' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/: 2$/);
  await link(page, 'Kardiológus').click();
  const words = page.getByRole('region').or(page.locator('section')).filter({
    hasText: 'További nevek a kereséshez',
  });
  for (const language of LANGUAGES)
    await words.getByLabel(language).first().fill('szív, szívbajok');
  await expect(words.getByText('Nevek vesszővel elválasztva: 2')).toHaveCount(3);
  await button(page, 'Összes megjelölése ellenőrzöttként').click();
  await expectAccessible(page);
  await button(page, 'Mentés').click();
  await saved(page);
  await expect(page.getByText('hiányzik: 3 · ')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Kardiológus' })).toContainText(
    'hiányzik: 3',
  );
}

/** Renames a service, after its impact was shown; then its other texts are drafts. */
async function rename(page: Page): Promise<void> {
  await link(page, 'Katalógus').click();
  await link(page, 'Kardiológus').click();
  await staffForm(page).type('Név', 'Szívgyógyász', ['Magyar']);
  await button(page, 'Mentés').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Orvosok: 0');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button(page, 'Mentés').click();
  await dialog.getByRole('button', { name: 'Átnevezés' }).click();
  await expect(link(page, 'Szívgyógyász')).toBeVisible();
}

async function changeSlug(page: Page): Promise<void> {
  await link(page, 'Szívgyógyász').click();
  await button(page, 'Webcím módosítása').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Webcím').fill('szivgyogyasz');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Módosítás' }).click();
  await expect(dialog).toBeHidden();
  await expectRedirect(page, 'kardiologus', 'szivgyogyasz');
}

async function merge(page: Page): Promise<void> {
  await link(page, 'Szívorvos').click();
  await button(page, 'Összevonás másikkal').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amelyik megmarad').selectOption({ label: 'Szívgyógyász' });
  await expect(dialog.getByText('Átkerül: 0')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Összevonás', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(link(page, 'Szívorvos')).toHaveCount(0);
}

/** Expects that the list of a former slug leads to the list of a service. */
async function expectRedirect(page: Page, from: string, to: string): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(
      `${country.originOf().replace('hu.localhost', '127.0.0.1')}/doctors/pecs/${from}`,
      { headers: { host: 'hu.localhost' }, maxRedirects: 0 },
    );
    expect([response.status(), response.headers()['location']]).toEqual([
      301,
      `/doctors/pecs/${to}`,
    ]);
  }).toPass();
}

/** Deletes the city, which nothing refers to. */
async function remove(page: Page): Promise<void> {
  await link(page, 'Városok').click();
  await link(page, 'Pécs').click();
  await button(page, 'Törlés').click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Törlés' }).click();
  await expect(dialog).toBeHidden();
  await expect(link(page, 'Pécs')).toHaveCount(0);
}
