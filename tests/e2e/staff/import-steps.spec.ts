import { expect, type Locator, type Page } from '@playwright/test';
import { bundleOf, CLINIC_RESOURCES } from '#tests/support/data/imports/fhir-bundle.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import type { ServedCountry } from '#tests/support/e2e/serve-country.ts';

test.use({ deskDay: 'admin' });

/** So many elements of a page have the focus at most. */
const MAX_TABS = 120;
const WIDTHS = [360, 768, 1280];

/** Moves the focus to an element with the Tab key only. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Checks a step with axe, and that it fits each width. */
async function expectStep(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

async function open(page: Page, country: ServedCountry, kind: string): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/imports?kind=${kind}`);
}

/** Uploads a file with the keyboard. */
async function upload(page: Page, name: string, text: string | Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressOn(button(page, 'Fájl kiválasztása'));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await pressOn(button(page, 'Feltöltés'));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const LONG_NAME = 'Dr. Habil. Wartensleben-Zsindelyes Aladár Maximilián Konstantin';

test('doctors are imported and taken back with the keyboard', async ({ page, country }) => {
  await open(page, country, 'doctors');
  await staffForm(page).signInWithPasskey('admin', STAFF_PASSWORD);
  await expect(page.getByLabel('Mit tartalmaz a fájl?')).toHaveValue('doctors');
  await expectStep(page);
  const rows = [
    'Név;Szakterület;Tapasztalat;Telephely',
    `${LONG_NAME};Kardiológus, Vérvétel;sok;Duna Clinic`,
    'Kenderesi Boriska;Kardiológus;12 év;Duna Clinic',
    ';Kardiológus;;Duna Clinic',
  ];
  await upload(page, 'orvosok.csv', rows.join('\n'));
  await expectStep(page);
  const sure = button(page, /^Az összes egyértelmű/);
  if (await sure.isVisible()) await pressOn(sure);
  await expect(sure).toHaveCount(0);
  await pressOn(page.locator('summary').filter({ hasText: /^Hibás/ }));
  await expectStep(page);
  await pressOn(button(page, 'Érvényesítés: 2'));
  await expect(page.getByRole('heading', { name: 'Érvényesítve' })).toBeVisible();
  await expectStep(page);
  await pressOn(button(page, 'Importálás visszavonása'));
  await expect(page.getByRole('heading', { name: 'Visszavonva' })).toBeVisible();
  await expectStep(page);
});

test('hours are imported and taken back with the keyboard', async ({ page, country }) => {
  await open(page, country, 'hours');
  await staffForm(page).signInWithPasskey('admin', STAFF_PASSWORD);
  const rows = [
    'Orvos;Napok;Rendelési idő',
    'Dr. Nagy Anna;H-P;8-12, 13-16',
    `${LONG_NAME};H;9-12`,
    'Dr. Nagy Anna;Szo;reggel',
  ];
  await upload(page, 'rendeles.csv', rows.join('\n'));
  await expectStep(page);
  // A person entered the hours of the doctor, so they stay unless they are marked.
  await pressOn(page.getByRole('checkbox', { name: 'Felülírás' }), 'Space');
  const apply = button(page, 'Rendelési idők érvényesítése: 1');
  await expect(apply).toBeEnabled();
  await expectStep(page);
  await pressOn(apply);
  await expect(page.getByRole('heading', { name: 'Érvényesítve' })).toBeVisible();
  await expectStep(page);
  await pressOn(button(page, 'Importálás visszavonása'));
  await expect(page.getByRole('heading', { name: 'Visszavonva' })).toBeVisible();
});

test('a FHIR bundle and a damaged file are read with the keyboard', async ({ page, country }) => {
  await open(page, country, 'doctors');
  await staffForm(page).signInWithPasskey('admin', STAFF_PASSWORD);
  const observation = { resourceType: 'Observation', id: 'o' };
  await upload(page, 'bundle.json', bundleOf([...CLINIC_RESOURCES, observation]));
  await expect(page.getByRole('heading', { name: 'bundle.json' })).toBeVisible();
  await expectStep(page);
  await open(page, country, 'doctors');
  await upload(page, 'rossz.json', '{"resourceType": "Bundle", ');
  await expect(page.getByText('A fájlt nem sikerült beolvasni')).toBeVisible();
  await expectStep(page);
});
