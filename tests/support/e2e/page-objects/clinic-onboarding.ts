import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../checks/axe.ts';
import { addVirtualAuthenticator } from '../data/virtual-authenticator.ts';
import { textsOf } from '../texts.ts';
import { LANGUAGES, type StaffForm } from './staff-form.ts';

/** A doctor whom a clinic enters: name, specialty and price. */
export type EnteredDoctor = readonly [name: string, specialty: string, price: string];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Accepts the request of a clinic in the inbox, which is open, and returns the link of the invitation. */
export async function startSettingUp(
  page: Page,
  form: StaffForm,
  { clinic, email }: { clinic: string; email: string },
): Promise<string> {
  await form.click(page.getByRole('link', { name: clinic }).first());
  await form.click(button(page, 'Előkészítés indítása'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Az adminisztrátor felhasználóneve')).toHaveValue(email);
  await expectAccessible(page);
  await form.click(dialog.getByRole('button', { name: 'Előkészítés indítása' }));
  await expect(page.getByText('10 lépésből 0 kész')).toBeVisible();
  await expectAccessible(page);
  return page.locator('code').innerText();
}

/** Opens the link of an invitation, and signs in for the first time. */
export async function acceptInvitation(
  page: Page,
  form: StaffForm,
  { invitation, password }: { invitation: string; password: string },
): Promise<void> {
  await addVirtualAuthenticator(page);
  await page.goto(invitation);
  await form.type('Új jelszó', password);
  await form.click(button(page, 'Tovább'));
  await form.click(button(page, 'Azonosítókulcs létrehozása'));
}

/** Enters the company and the only branch of a clinic, from the first steps. */
export async function enterClinic(page: Page, form: StaffForm): Promise<void> {
  await expect(page.getByText('10 lépésből 1 kész')).toBeVisible();
  await expectAccessible(page);
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

export async function addDoctor(
  page: Page,
  form: StaffForm,
  [name, specialty, price]: EnteredDoctor,
): Promise<void> {
  await form.click(link(page, 'Klinika és orvosok').first());
  await form.click(link(page, 'Orvos felvétele'));
  await form.type('Név', name, LANGUAGES);
  await form.choose('Szakterület', specialty);
  await form.type('Ár, HUF', price);
  await form.click(button(page, 'Orvos felvétele'));
  await expect(page.getByRole('heading', { name: 'Klinika és orvosok' })).toBeVisible();
}

/** Enters the same hours for Monday to Friday. */
export async function enterHours(page: Page, form: StaffForm, doctor: string): Promise<void> {
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

export async function describeClinic(page: Page, form: StaffForm): Promise<void> {
  await form.click(link(page, 'Első lépések'));
  await form.click(link(page, 'A klinika leírása minden nyelven'));
  await form.type('Leírás', 'Magánrendelő a Városmajor mellett, négy orvossal.', LANGUAGES);
  await form.click(button(page, 'Mentés vázlatként'));
  await form.click(button(page, /^Vázlatok közzététele: [1-9]/));
  await expect(page.getByText(/^Közzétéve: [1-9]/)).toBeVisible();
}

/** Books the rehearsal in the cabinet, and cancels it as a patient. */
export async function rehearse(page: Page, form: StaffForm): Promise<void> {
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

export async function goLive(page: Page, form: StaffForm, clinic: string): Promise<void> {
  // The page is read again when the account manager comes back to it.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await form.click(button(page, 'Indítás'));
  await expect(page.getByText(`${clinic} elindult`)).toBeVisible();
}
