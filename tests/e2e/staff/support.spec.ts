import type { Page } from '@playwright/test';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { OPERATOR } from '#tests/support/e2e/data/operator.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({
  locale: 'hu-HU',
  viewport: { width: 320, height: 720 },
  // A dialog that fades in has too little contrast for axe.
  contextOptions: { reducedMotion: 'reduce' },
});

test('support finds, moves and cancels the appointment of a caller', async ({
  page,
  baseURL,
  reserve,
  backend,
}) => {
  const { appointment } = await reserve.appointment();
  await page.goto(`${baseURL?.replace('://', '://operator.')}/support`);
  await staffForm(page).signInWithPasskey(OPERATOR.username, OPERATOR.password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Páciens telefonál');
  await find(page, appointment);
  await page.getByRole('button', { name: 'A link újraküldése' }).click();
  await expect(page.getByText('A linket tartalmazó SMS úton van')).toBeVisible();
  await expectAccessible(page);

  const moved = await move(page, appointment, { backend, rival: reserve.patient().phone });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Időpont lemondása' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Időpont lemondása' }).click();
  await expect(page.getByText('Az időpontot lemondtuk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Áthelyezés' })).toBeHidden();
  await expectAccessible(page);
  const { id, hash } = appointment;
  expect(await backend.api.appointment({ id, hash })).toMatchObject({
    status: 'cancelled',
    datetime: moved,
  });
});

async function find(page: Page, { id, client_phone: phone }: Appointment): Promise<void> {
  await page.getByRole('button', { name: 'Keresés' }).click();
  await expect(page.getByText('Kérjük, töltse ki').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('A foglalás száma').fill(String(id));
  await page.getByLabel('A telefonszám utolsó négy számjegye').fill(otherDigits(phone.slice(-4)));
  await expect(page.getByRole('alert')).toContainText('Nincs foglalás ezzel a számmal');
  await expectAccessible(page);
  await page.getByLabel('A telefonszám utolsó négy számjegye').fill(phone.slice(-4));
  await expect(page.getByRole('heading', { name: `${id}. számú foglalás` })).toBeVisible();
  await expectAccessible(page);
}

interface Race {
  backend: Backend;
  /** The phone of the patient who books the chosen time first. */
  rival: string;
}

/** Chooses a time that is taken before it is confirmed, then another one; returns the new time. */
async function move(
  page: Page,
  appointment: Appointment,
  { backend, rival }: Race,
): Promise<string> {
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('group', { name: 'Időpont' }).getByRole('button');
  await page.getByRole('button', { name: 'Áthelyezés' }).click();
  const taken = await times.nth(1).textContent();
  await times.nth(1).click();
  await expectAccessible(page);
  await bookInstead(backend, appointment, {
    day: await dialog.getByLabel('Nap').inputValue(),
    time: taken ?? '',
    phone: rival,
  });
  await dialog.getByRole('button', { name: 'Áthelyezés erre' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(times.filter({ hasText: taken ?? '' })).toHaveCount(0);
  await expectAccessible(page);
  await times.first().click();
  await dialog.getByRole('button', { name: 'Áthelyezés erre' }).click();
  await expect(page.getByText('Az időpontot áthelyeztük')).toBeVisible();
  await expectAccessible(page);
  const { id, hash } = appointment;
  const { datetime } = await backend.api.appointment({ id, hash });
  expect(datetime).not.toBe(appointment.datetime);
  return datetime;
}

interface Choice {
  day: string;
  /** As `14:30`. */
  time: string;
  phone: string;
}

/** Books a time of the same doctor for another patient. */
async function bookInstead(
  backend: Backend,
  { doctor, service, doctor_service: offer }: Appointment,
  { day, time, phone }: Choice,
): Promise<void> {
  const { results } = await backend.api.slots({
    doctor: String(doctor.id),
    service: String(service.id),
    date_from: day,
    date_to: day,
  });
  const slot = results.find(
    (each) => each.doctor_service === offer && each.datetime.slice(11, 16) === time,
  );
  if (slot === undefined) throw new Error(`${day} ${time} is not available`);
  await backend.book({
    client_name: 'Imre',
    client_surname: 'Próba',
    client_phone: phone,
    doctor_service: offer,
    slot: slot.id,
    consents: ['personal_data'],
  });
}

/** Returns four other digits. */
function otherDigits(digits: string): string {
  return digits === '0000' ? '0001' : '0000';
}
