import { expect, type Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
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
const DOCTORS = [
  ['Zsindelyes Aladár', 'Kardiológus', '28 000'],
  ['Kenderesi Boriska', 'Bőrgyógyász', '24 000'],
  ['Baranyai Szilvia', 'Nőgyógyász', '26 000'],
  ['Fodor Gergely', 'Urológus', '25 000'],
] as const;
const COLLEAGUE = ['Vadász Emese', 'Szemész', '22 000'] as const;
/** The seconds of people's work; the product's own time is not included. */
const MAX_SECONDS_TO_LIVE = 15 * 60;
const MAX_SECONDS_OF_COLLEAGUE = 3 * 60;

test('a clinic with four doctors goes live by itself and takes a colleague in, whom patients book', async ({
  browser,
  country,
}) => {
  const { api } = await country.backend();
  await api.createClinicRequest({
    clinic_name: CLINIC,
    contact_name: 'Kis Dóra',
    phone: '+36 20 123 4567',
    email: 'dora@example.com',
    city: 'Budapest',
    consents: ['personal_data'],
  });
  const console = await browser.newPage();
  const manager = staffForm(console);
  const cabinet = await browser.newPage();
  const owner = staffForm(cabinet);
  const seconds = () => manager.seconds + owner.seconds;

  await console.goto(`${country.originOf('operator')}/inbox`);
  const invitation = await startSettingUp(console, manager);
  await acceptInvitation(cabinet, owner, invitation);
  await enterClinic(cabinet, owner);
  for (const doctor of DOCTORS) await addDoctor(cabinet, owner, doctor);
  for (const [name] of DOCTORS) await enterHours(cabinet, owner, name);
  await describeClinic(cabinet, owner);
  await rehearse(cabinet, owner);
  await goLive(console, manager);
  const live = seconds();

  await addDoctor(cabinet, owner, COLLEAGUE);
  await enterHours(cabinet, owner, COLLEAGUE[0]);
  await approve(console, manager, COLLEAGUE[0]);
  const colleague = seconds() - live;

  const description = `live after ${Math.round(live / 60)} minutes, a colleague after ${Math.round(colleague)} s: ${owner.clicks + manager.clicks} clicks, of them ${manager.clicks} of the account manager`;
  test.info().annotations.push({ type: 'effort', description });
  expect(live, description).toBeLessThan(MAX_SECONDS_TO_LIVE);
  expect(colleague, description).toBeLessThan(MAX_SECONDS_OF_COLLEAGUE);

  const patients = await browser.newContext({ ...phone, locale: 'hu-HU' });
  const patient = await patients.newPage();
  await expect(async () => {
    const response = await patient.goto(`${country.originOf()}${paths.doctor('vadasz-emese')}`);
    expect(response?.status()).toBe(200);
  }).toPass();
  await patient.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await patient
    .getByRole('button', { name: /, \d\d:\d\d/ })
    .first()
    .click();
  await confirmBooking(patient, textsOf('hu'), country.originOf());
  await patients.close();
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Accepts the request in the inbox, which is open, and returns the link of the invitation. */
async function startSettingUp(page: Page, form: StaffForm): Promise<string> {
  await form.signInWithPasskey('account_manager', STAFF_PASSWORD);
  await form.click(page.getByRole('link', { name: CLINIC }).first());
  await form.click(button(page, 'Előkészítés indítása'));
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

/** Signs in for the first time, and comes to the first steps. */
async function acceptInvitation(page: Page, form: StaffForm, invitation: string): Promise<void> {
  await addVirtualAuthenticator(page);
  await page.goto(invitation);
  await form.type('Új jelszó', STAFF_PASSWORD);
  await form.click(button(page, 'Tovább'));
  await form.click(button(page, 'Azonosítókulcs létrehozása'));
  await expect(page.getByText('10 lépésből 1 kész')).toBeVisible();
  await expectAccessible(page);
}

async function enterClinic(page: Page, form: StaffForm): Promise<void> {
  await form.click(link(page, 'Cégnév és adószám'));
  await form.type('Cégnév', 'Városmajor Kft.');
  await form.type('Adószám', '12345678-1-41');
  await form.save();
  await form.click(link(page, 'Rendelő felvétele'));
  await form.choose('Város', 'Budapest');
  await form.type('Cím', 'Városmajor utca 12.', LANGUAGES);
  await form.type('Koordináták', '47.5065, 19.0186');
  await form.type('Telefonszám a pácienseknek', '+36 1 000 0001');
  await form.save();
}

async function addDoctor(
  page: Page,
  form: StaffForm,
  [name, specialty, price]: readonly [string, string, string],
): Promise<void> {
  await form.click(link(page, 'Klinika és orvosok').first());
  await form.click(link(page, 'Orvos felvétele'));
  await form.type('Név', name, LANGUAGES);
  await form.choose('Szakterület', specialty);
  await form.type('Ár, HUF', price);
  await form.click(button(page, 'Orvos felvétele'));
  await expect(page.getByRole('heading', { name: 'Klinika és orvosok' })).toBeVisible();
}

async function enterHours(page: Page, form: StaffForm, doctor: string): Promise<void> {
  await form.click(link(page, 'Rendelési idő'));
  await expect(page.getByRole('heading', { name: 'Rendelési idő', level: 1 })).toBeVisible();
  await form.click(link(page, doctor));
  await form.type('hétfő', '8-12, 13-17');
  await form.click(button(page, 'Hétfőtől péntekig ugyanígy'));
  // The message about the save before may still be there.
  const saved = page.waitForResponse((response) => {
    const body = response.request().postDataJSON() as { intent?: string } | null;
    return body?.intent === 'save';
  });
  await form.click(button(page, 'Rendelési idő mentése'));
  expect((await saved).ok()).toBe(true);
}

async function describeClinic(page: Page, form: StaffForm): Promise<void> {
  await form.click(link(page, 'Első lépések'));
  await form.click(link(page, 'A klinika leírása minden nyelven'));
  await form.type('Leírás', 'Magánrendelő a Városmajor mellett, négy orvossal.', LANGUAGES);
  await form.click(button(page, 'Mentés vázlatként'));
  await form.click(button(page, /^Vázlatok közzététele: [1-9]/));
  await expect(page.getByText(/^Közzétéve: [1-9]/)).toBeVisible();
}

/** Books the rehearsal in the cabinet, and cancels it as a patient. */
async function rehearse(page: Page, form: StaffForm): Promise<void> {
  const t = textsOf('hu');
  await form.click(link(page, 'Első lépések'));
  await expect(page.getByText('10 lépésből 9 kész')).toBeVisible();
  await form.type('Az Ön mobilszáma', '20 765 4321');
  await expectAccessible(page);
  await form.click(button(page, 'Próbafoglalás'));
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
  await appointment.close();
  await page.reload();
  await expect(page.getByText('10 lépésből 10 kész')).toBeVisible();
}

async function goLive(page: Page, form: StaffForm): Promise<void> {
  // The page is read again when the account manager comes back to it.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await form.click(button(page, 'Indítás'));
  await expect(page.getByText(`${CLINIC} elindult`)).toBeVisible();
}

async function approve(page: Page, form: StaffForm, doctor: string): Promise<void> {
  await form.click(link(page, 'Jóváhagyások'));
  await expectAccessible(page);
  await form.click(button(page, `${doctor}: jóváhagyás`));
  await expect(page.getByText(`Jóváhagyva: ${doctor}`)).toBeVisible();
}
