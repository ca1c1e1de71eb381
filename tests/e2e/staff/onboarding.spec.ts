import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { bookAtDoctor } from '#tests/support/e2e/page-objects/book-at-doctor.ts';
import {
  acceptInvitation,
  addDoctor,
  describeClinic,
  enterClinic,
  enterHours,
  goLive,
  rehearse,
  startSettingUp,
} from '#tests/support/e2e/page-objects/clinic-onboarding.ts';
import { staffForm, type StaffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { test } from '#tests/support/e2e/demo-test.ts';
import { STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';

const CLINIC = 'Városmajori Rendelő';
const EMAIL = 'dora@example.com';
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
    email: EMAIL,
    city: 'Budapest',
    consents: ['personal_data'],
  });
  const console = await browser.newPage();
  const manager = staffForm(console);
  const cabinet = await browser.newPage();
  const owner = staffForm(cabinet);
  const seconds = () => manager.seconds + owner.seconds;

  await console.goto(`${country.originOf('operator')}/inbox`);
  await manager.signInWithPasskey('account_manager', STAFF_PASSWORD);
  const invitation = await startSettingUp(console, manager, { clinic: CLINIC, email: EMAIL });
  await acceptInvitation(cabinet, owner, { invitation, password: STAFF_PASSWORD });
  await enterClinic(cabinet, owner);
  for (const doctor of DOCTORS) await addDoctor(cabinet, owner, doctor);
  for (const [name] of DOCTORS) await enterHours(cabinet, owner, name);
  await describeClinic(cabinet, owner);
  await rehearse(cabinet, owner);
  await goLive(console, manager, CLINIC);
  const live = seconds();

  await addDoctor(cabinet, owner, COLLEAGUE);
  await enterHours(cabinet, owner, COLLEAGUE[0]);
  await approve(console, manager, COLLEAGUE[0]);
  const colleague = seconds() - live;

  const description = `live after ${Math.round(live / 60)} minutes, a colleague after ${Math.round(colleague)} s: ${owner.clicks + manager.clicks} clicks, of them ${manager.clicks} of the account manager`;
  test.info().annotations.push({ type: 'effort', description });
  expect(live, description).toBeLessThan(MAX_SECONDS_TO_LIVE);
  expect(colleague, description).toBeLessThan(MAX_SECONDS_OF_COLLEAGUE);

  await bookAtDoctor(browser, country, 'vadasz-emese');
});

async function approve(page: Page, form: StaffForm, doctor: string): Promise<void> {
  await form.click(page.getByRole('link', { name: 'Jóváhagyások', exact: true }));
  await expectAccessible(page);
  await form.click(page.getByRole('button', { name: `${doctor}: jóváhagyás` }));
  await expect(page.getByText(`Jóváhagyva: ${doctor}`)).toBeVisible();
}
