import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import {
  FIRST_HASH,
  FIRST_APPOINTMENT,
  SICK_DOCTOR,
} from '#tests/support/data/desk/sick-doctor.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TOMORROW } from '#tests/support/e2e/data/today.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveDesk, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';
/** The pauses of a person: to find a control and to read a list of appointments. */
const LOOK_MS = 1200;
const READ_MS = 6000;
const BUDGET_MS = 90_000;
const SERVICE = 1;

let country: ServedCountry;
test.afterEach(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
});

async function openAbsences(page: Page): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/absences`);
  await staffForm(page).signInWithPasskey('manager', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Távollétek', level: 1 })).toBeVisible();
}

async function press(target: Locator): Promise<number> {
  await target.click();
  return LOOK_MS;
}

test('a manager looks after 16 appointments of a sick doctor in 90 seconds, and takes it back', async ({
  browser,
  page,
}) => {
  country = await serveDesk(browser, PASSWORD, 'sick');
  const backend = await country.backend();
  const freeTimes = async () => {
    const { results } = await backend.api.slots({
      doctor: String(SICK_DOCTOR),
      service: String(SERVICE),
      date_from: TOMORROW,
      date_to: TOMORROW,
    });
    return results.length;
  };
  expect(await freeTimes()).toBe(4);
  await openAbsences(page);
  await expectAccessible(page);

  // A person pauses before each step; the pauses count without being waited for.
  let pauses = 0;
  await page.getByLabel('Orvos').selectOption({ label: 'Beteg Bea' });
  pauses += LOOK_MS + (await press(page.getByRole('button', { name: 'Dátumok' })));
  await page.getByRole('textbox', { name: 'Ettől' }).fill(TOMORROW);
  await page.getByRole('textbox', { name: 'Eddig' }).fill(TOMORROW);
  pauses += 2 * LOOK_MS + (await press(page.getByRole('button', { name: 'Idő zárolása' })));
  await expect(page.getByText('16 foglalás')).toBeVisible();
  await expect.poll(freeTimes).toBe(0);
  await expect(page.getByText('Nincs más szabad időpont')).toHaveCount(0);
  await expect(page.getByText(/^16 üzenet, \d+ SMS-rész/)).toBeVisible();
  await expectAccessible(page);
  pauses += READ_MS;
  const proposals = page.getByRole('combobox', { name: /^Javaslat/ });
  await expect(proposals).toHaveCount(16);
  for (const [index, label] of ['Lemondás', 'Áthelyezés kollégához'].entries()) {
    await proposals.nth(index).selectOption({ label });
    pauses += LOOK_MS;
  }
  pauses += await press(page.getByRole('button', { name: 'Megerősítés és értesítés' }));
  await expect(page.getByText(/^A páciensek értesítéséig: \d+:\d\d$/)).toBeVisible();
  expect(pauses).toBeLessThan(BUDGET_MS);
  await expectAccessible(page);

  await expect(page.getByText(/^A páciensek értesítéséig/)).toBeInViewport();
  await page.getByRole('button', { name: 'Visszavonás' }).click();
  await expect(page.getByText('Egyetlen páciens sem kapott üzenetet.')).toBeVisible();
  await page.goto(`${country.originOf('cabinet')}/absences`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Beteg Bea' })).toContainText(
    'Visszavonva',
  );
});

test('a patient of an absent doctor chooses a held time, and the board shows it', async ({
  browser,
  page,
  context,
}) => {
  country = await serveDesk(browser, PASSWORD, 'told');
  await openAbsences(page);
  await page.getByRole('link', { name: 'Beteg Bea' }).click();
  await expect(page.getByRole('region', { name: 'Hívandók' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /telefonszáma$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^\+3620/ })).toHaveAttribute('href', /^tel:\+3620/);

  const patient = await context.newPage();
  await patient.goto(country.originOf() + paths.appointment(FIRST_APPOINTMENT, FIRST_HASH));
  await expect(patient.getByText('A rendelőnek módosítania kell ezt az időpontot')).toBeVisible();
  await expectAccessible(patient);
  await patient
    .getByRole('button', { name: /Helyettes Hugó|Nagy Anna/ })
    .first()
    .click();
  await expect(patient.getByText('A rendelőnek módosítania kell ezt az időpontot')).toHaveCount(0);
  await expectAccessible(patient);

  await page.bringToFront();
  await expect(page.getByText('Új időpont', { exact: true }).first()).toBeVisible();
});
