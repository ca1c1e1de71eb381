import { expect, test as base, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { MAX_START_MS, STAFF_PASSWORD } from '#tests/support/e2e/desk-test.ts';
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
import { serveEmptyCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

const CLINIC = 'Városmajori Rendelő';
const EMAIL = 'dora@example.com';
const DOCTORS = [
  ['Zsindelyes Aladár', 'Kardiológus', '28 000'],
  ['Kenderesi Boriska', 'Bőrgyógyász', '24 000'],
] as const;
/** The minutes of people's work; the product's own time is not included. */
const MAX_MINUTES = 60;

/** A test of Hungary without data, in which only its first administrator can sign in. */
const test = base.extend<{ country: ServedCountry }>({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
  country: [
    async ({ browser }, use) => {
      const country = await serveEmptyCountry(browser, STAFF_PASSWORD, ['admin']);
      await use(country);
      await country.stop();
    },
    { timeout: MAX_START_MS },
  ],
});

test('an empty country gets its first clinic within an hour of work, and a patient books', async ({
  browser,
  country,
}) => {
  test.setTimeout(600_000);
  const people: StaffForm[] = [];
  const parts: string[] = [];
  const person = async () => {
    const page = await browser.newPage();
    const form = staffForm(page);
    people.push(form);
    return { page, form };
  };
  const seconds = () => people.reduce((sum, each) => sum + each.seconds, 0);
  /** Lets people do a part of the work. */
  async function part<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    const before = seconds();
    const result = await test.step(name, act);
    parts.push(`${name} ${((seconds() - before) / 60).toFixed(1)}`);
    return result;
  }

  const admin = await person();
  await part('first sign-in', async () => {
    await admin.page.goto(country.originOf('operator'));
    await admin.form.signInWithPasskey('admin', STAFF_PASSWORD);
    await expectDone(admin.page, 0);
    await expectAccessible(admin.page);
  });
  await part('catalogue', () => fillCatalogue(admin.page, admin.form));
  const invited = await part('colleagues', async () => ({
    admin: await invite(admin.page, admin.form, 'bela', 'Rendszergazda'),
    manager: await invite(admin.page, admin.form, 'anna', 'Ügyfélmenedzser'),
  }));
  const second = await person();
  const manager = await person();
  await part('invitations', async () => {
    for (const [{ page, form }, invitation] of [
      [second, invited.admin],
      [manager, invited.manager],
    ] as const) {
      await acceptInvitation(page, form, { invitation, password: STAFF_PASSWORD });
      await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
    }
  });
  await part('holidays', () => adoptHolidays(admin.page, admin.form));
  await expectDone(admin.page, 5);

  const visitor = await person();
  await part('request', () => askToJoin(country, visitor.page, visitor.form));
  const invitation = await part('start', async () => {
    await manager.page.goto(`${country.originOf('operator')}/inbox`);
    return startSettingUp(manager.page, manager.form, { clinic: CLINIC, email: EMAIL });
  });
  const owner = await person();
  await part('clinic', async () => {
    await acceptInvitation(owner.page, owner.form, { invitation, password: STAFF_PASSWORD });
    await enterClinic(owner.page, owner.form);
  });
  await part('doctors', async () => {
    for (const doctor of DOCTORS) await addDoctor(owner.page, owner.form, doctor);
    for (const [name] of DOCTORS) await enterHours(owner.page, owner.form, name);
  });
  await part('texts', () => describeClinic(owner.page, owner.form));
  await part('rehearsal', () => rehearse(owner.page, owner.form));
  await part('live', () => goLive(manager.page, manager.form, CLINIC));

  const minutes = seconds() / 60;
  const clicks = people.reduce((sum, each) => sum + each.clicks, 0);
  const description = `${minutes.toFixed(1)} minutes: ${parts.join(', ')}; ${clicks} clicks`;
  test.info().annotations.push({ type: 'effort', description });
  expect(minutes, description).toBeLessThan(MAX_MINUTES);

  await bookAtDoctor(browser, country, 'zsindelyes-aladar');
  await admin.page.goto(`${country.originOf('operator')}/start`);
  await expectDone(admin.page, 7);
  await expect(admin.page.getByText('Az első klinika elindult')).toBeVisible();
});

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Expects the first steps of the country, of which some are done. */
async function expectDone(page: Page, done: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Első lépések', level: 1 })).toBeVisible();
  await expect(page.getByText(`Elkészült: ${done} / 7`)).toHaveCount(done === 0 ? 0 : 1);
}

/** Loads the starter catalogue, and adds the first city. */
async function fillCatalogue(page: Page, form: StaffForm): Promise<void> {
  await form.click(link(page, 'Töltse fel a katalógust'));
  await form.click(button(page, 'Hozzáadás a katalógushoz'));
  await expect(page.getByText(/^Hozzáadott szakterületek: .*[1-9]/)).toBeVisible();
  await expectAccessible(page);
  await form.click(link(page, 'Első lépések'));
  await form.click(link(page, 'Vegye fel az első várost'));
  await form.click(button(page, 'Hozzáadás a városrészekkel'));
  await expect(link(page, 'Budapest')).toBeVisible();
  await form.click(link(page, 'Első lépések'));
  await expectDone(page, 2);
}

/** Invites a colleague from the first steps, and returns the link of the invitation. */
async function invite(page: Page, form: StaffForm, username: string, role: string) {
  await form.click(link(page, 'Fiókok'));
  await form.click(button(page, 'Munkatárs meghívása'));
  const dialog = page.getByRole('dialog');
  await form.fill(dialog.getByLabel('Felhasználónév'), username);
  await form.select(dialog.getByLabel('Szerepkör'), role);
  await form.click(dialog.getByRole('button', { name: 'Meghívó készítése' }));
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  const invitation = await page.locator('code').innerText();
  await form.click(link(page, 'Első lépések'));
  return invitation;
}

async function adoptHolidays(page: Page, form: StaffForm): Promise<void> {
  await form.click(link(page, 'Vegye fel az idei ünnepnapokat'));
  await form.click(button(page, /^Az ismert napok felvétele/));
  await expect(page.getByText('Munkaszüneti nap').first()).toBeVisible();
  await form.click(link(page, 'Első lépések'));
}

/** Fills in the form for clinics on the public site. */
async function askToJoin(country: ServedCountry, page: Page, form: StaffForm): Promise<void> {
  const t = textsOf('hu');
  await page.goto(`${country.originOf()}/join`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await form.type(t.join('form.clinic_name'), CLINIC);
  await form.type(t.join('form.city'), 'Budapest');
  await form.type(t.join('form.contact_name'), 'Kis Dóra');
  await form.type(t.join('form.phone'), '+36 20 123 4567');
  await form.type(t.join('form.email'), EMAIL);
  await form.click(page.getByRole('main').getByRole('checkbox'));
  await form.click(button(page, t.join('form.submit')));
  await expect(page.getByRole('heading', { name: t.join('sent.title') })).toBeVisible();
}
