import { expect, type Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { HUNGARIAN } from '#tests/support/data/price-lists/hu.ts';
import { addVirtualAuthenticator } from '#tests/support/e2e/data/virtual-authenticator.ts';
import { confirmBooking } from '#tests/support/e2e/page-objects/confirm-booking.ts';
import {
  LANGUAGES,
  staffForm,
  type StaffForm,
} from '#tests/support/e2e/page-objects/staff-form.ts';
import { test } from '#tests/support/e2e/demo-test.ts';
import { STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';
import { phone } from '#tests/support/e2e/test.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

const CLINIC = 'Városmajori Rendelő';
const DOCTORS = ['Zsindelyes Aladár', 'Kenderesi Boriska'] as const;
/** The clinic that has to be live within an hour of one person's work. */
const TARGET = { doctors: 12, prices: 300, seconds: 3600 };

test('a request to join goes live, and a patient books', async ({ browser, country }) => {
  const { api } = await country.backend();
  await api.createClinicRequest({
    clinic_name: CLINIC,
    contact_name: 'Kis Dóra',
    phone: '+36 20 123 4567',
    email: 'dora@example.com',
    city: 'Budapest',
    consents: ['personal_data'],
  });
  const page = await browser.newPage();
  const form = staffForm(page);
  /** Returns the seconds of the person's work in a part. */
  const measure = async (part: () => Promise<void>) => {
    const before = form.seconds;
    await part();
    return form.seconds - before;
  };

  let invitation = '';
  const start = await measure(async () => {
    await page.goto(`${country.originOf('operator')}/inbox`);
    invitation = await startSettingUp(page, form);
    await enterClinic(page, form);
  });
  const doctor = await measure(() => addDoctor(page, form, DOCTORS[0]));
  await addDoctor(page, form, DOCTORS[1]);
  let prices = 0;
  const list = await measure(async () => {
    prices = await importPrices(page, form);
  });
  const administrator = await browser.newPage();
  const rehearsal = staffForm(administrator);
  await rehearse(administrator, rehearsal, invitation);
  const live = await measure(() => goLive(page, form));

  const seconds =
    start + TARGET.doctors * doctor + (TARGET.prices / prices) * list + rehearsal.seconds + live;
  const description = `${Math.round(seconds / 60)} minutes for ${TARGET.doctors} doctors and ${TARGET.prices} prices: ${form.clicks + rehearsal.clicks} clicks and ${Math.round(form.seconds + rehearsal.seconds)} s for ${DOCTORS.length} doctors and ${prices} prices, a doctor ${Math.round(doctor)} s, the list ${Math.round(list)} s`;
  test.info().annotations.push({ type: 'effort', description });
  expect(seconds, description).toBeLessThan(TARGET.seconds);

  const patients = await browser.newContext({ ...phone, locale: 'hu-HU' });
  const patient = await patients.newPage();
  await patient.goto(`${country.originOf()}${paths.doctor('zsindelyes-aladar')}`);
  await patient.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await patient
    .getByRole('button', { name: /, \d\d:\d\d/ })
    .first()
    .click();
  await confirmBooking(patient, textsOf('hu'), country.originOf());
  await patients.close();
});

/** Starts with the request in the inbox, which is open, and returns the link of the invitation. */
async function startSettingUp(page: Page, form: StaffForm): Promise<string> {
  await form.signInWithPasskey('account_manager', STAFF_PASSWORD);
  await form.click(page.getByRole('link', { name: CLINIC }).first());
  await form.click(page.getByRole('button', { name: 'Előkészítés indítása' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Az adminisztrátor felhasználóneve')).toHaveValue(
    'dora@example.com',
  );
  await expectAccessible(page);
  await form.click(dialog.getByRole('button', { name: 'Előkészítés indítása' }));
  await expect(page.getByText('10 lépésből 0 kész')).toBeVisible();
  await expectAccessible(page);
  return page.locator('code').innerText();
}

async function enterClinic(page: Page, form: StaffForm): Promise<void> {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await form.click(link('Cégnév és adószám'));
  await form.type('Leírás', 'Magánrendelő a Városmajor mellett, tizenkét orvossal.', LANGUAGES);
  await form.type('Cégnév', 'Városmajor Kft.');
  await form.type('Adószám', '12345678-1-41');
  await form.save();
  await form.click(link('Vegyen fel egy rendelőt'));
  await form.choose('Város', 'Budapest');
  await form.type('Cím', 'Városmajor utca 12.', LANGUAGES);
  await form.type('Koordináták', '47.5065, 19.0186');
  await form.type('Telefonszám a pácienseknek', '+36 1 000 0001');
  await form.save();
}

async function addDoctor(page: Page, form: StaffForm, name: string): Promise<void> {
  await form.click(page.getByRole('link', { name: /orvos/ }).last());
  await form.type('Név', name, LANGUAGES);
  await form.save();
  await form.type('hétfő', '8-12, 13-17');
  await form.click(page.getByRole('button', { name: 'Hétfőtől péntekig ugyanígy' }));
  await form.click(page.getByRole('button', { name: 'Rendelési idő mentése' }));
  await expect(page.getByText('Elmentettük').first()).toBeVisible();
  await form.click(page.getByRole('link', { name: `← ${CLINIC}` }));
}

/** Imports the list of a clinic for all doctors, and returns the number of its prices. */
async function importPrices(page: Page, form: StaffForm): Promise<number> {
  await form.click(page.getByRole('link', { name: 'Importálás' }));
  const file = { name: 'arlista.csv', mimeType: 'text/csv', buffer: Buffer.from(HUNGARIAN.csv) };
  // What is done in the dialog of the system is not counted.
  const chooser = page.waitForEvent('filechooser');
  await form.click(page.getByRole('button', { name: 'Fájl kiválasztása' }));
  await (await chooser).setFiles(file);
  await form.click(page.getByRole('button', { name: 'Feltöltés' }));
  await expect(page.getByText(/^Megerősített nevek: 0/)).toBeVisible();
  await form.press('a');
  await expect(page.getByRole('button', { name: /^Az összes egyértelmű/ })).toHaveCount(0);
  // While a decision is saved, the button that applies the list is busy and keys do nothing.
  const busy = page.locator('button[aria-busy="true"]');
  const open = page.getByRole('button', { name: /^Megerősítés: / });
  for (let left = await open.count(); left > 0; left -= 1) {
    await expect(busy).toHaveCount(0);
    await form.press('c');
    await expect(open).toHaveCount(left - 1);
  }
  const services = page.getByRole('group', { name: 'Szolgáltatások' }).getByRole('checkbox');
  for (const each of await services.all()) await form.click(each);
  const doctors = page.getByRole('group', { name: 'Orvosok' }).getByRole('checkbox');
  for (const each of await doctors.all()) await form.click(each);
  await form.click(page.getByRole('button', { name: 'Hozzáadás ezekhez az orvosokhoz' }));
  const apply = page.getByRole('button', { name: /^Árak érvényesítése: [1-9]/ });
  await form.click(apply);
  await expect(page.getByText('Érvényesítve')).toBeVisible();
  return HUNGARIAN.services.size;
}

/** Accepts the invitation, books the rehearsal in the cabinet and cancels it as a patient. */
async function rehearse(page: Page, form: StaffForm, invitation: string): Promise<void> {
  const t = textsOf('hu');
  await addVirtualAuthenticator(page);
  await page.goto(invitation);
  await form.type('Új jelszó', STAFF_PASSWORD);
  await form.click(page.getByRole('button', { name: 'Tovább' }));
  await form.click(page.getByRole('button', { name: 'Azonosítókulcs létrehozása' }));
  await form.click(page.getByRole('link', { name: 'Első lépések' }));
  await expect(page.getByText('10 lépésből 9 kész')).toBeVisible();
  await form.type('Az Ön mobilszáma', '20 765 4321');
  await expectAccessible(page);
  await form.click(page.getByRole('button', { name: 'Próbafoglalás' }));
  const opened = page.waitForEvent('popup');
  await form.click(page.getByRole('link', { name: 'Megnyitás a páciens szemével' }));
  const appointment = await opened;
  await appointment.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await form.click(appointment.getByRole('button', { name: t.appointment('cancel.open') }));
  const confirm = appointment.getByRole('dialog').getByRole('button', {
    name: t.appointment('cancel.confirm'),
  });
  await form.click(confirm);
  await expect(
    appointment.getByText(t.appointment('status.cancelled'), { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 lépésből 10 kész')).toBeVisible();
}

async function goLive(page: Page, form: StaffForm): Promise<void> {
  await form.click(page.getByRole('link', { name: 'Indítás' }));
  await form.click(page.getByRole('button', { name: 'Indítás' }));
  await expect(page.getByText(`${CLINIC} elindult`)).toBeVisible();
}
