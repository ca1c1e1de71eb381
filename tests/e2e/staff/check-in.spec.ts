import { expect, type Page } from '@playwright/test';
import { STAFF_PASSWORD, test } from '#tests/support/e2e/desk-test.ts';
import { paths } from '#shared/paths.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { stubCamera } from '#tests/support/e2e/network/stub-camera.ts';
import { postToDesk } from '#tests/support/e2e/page-objects/desk.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';

/** Moves an appointment to the current minute. */
const moveTo = (page: Page, appointment: number, now: number) =>
  postToDesk(page, `appointments/${appointment}/move/`, {
    offer: ids.consultation,
    starts_at: `${new Date(now).toISOString().slice(0, 16)}:00Z`,
  });

/** Records what a person does on the page from now on: keys that are pressed, and presses of the pointer. */
async function recordInput(page: Page) {
  const recording = await page.evaluateHandle(() => {
    const input: string[] = [];
    addEventListener('keydown', ({ key }) => input.push(key), { capture: true });
    addEventListener('pointerdown', () => input.push('press'), { capture: true });
    return input;
  });
  return { read: () => recording.evaluate((input) => input.filter((key) => key !== 'Shift')) };
}

test('a check-in by a scan is one action, by the camera one press', async ({
  page,
  context,
  country,
}) => {
  const { api, book } = await country.backend();
  const slot = await api.nearestSlot({
    doctor: String(ids.doctor),
    service: String(ids.cardiologist),
  });
  const { id, hash } = await book({
    slot: slot?.id ?? 0,
    doctor_service: ids.consultation,
    consents: ['personal_data'],
    client_name: 'Kata',
    client_surname: 'Próba',
    client_phone: '+36201234567',
  });
  await page.goto(`${country.originOf('cabinet')}/desk`);
  await staffForm(page).signInWithPasskey('desk', STAFF_PASSWORD);
  await expect(page.getByText('Naprakész')).toBeVisible();
  await moveTo(page, id, country.now());
  const { check_in_code: code } = await api.appointment({ id, hash });

  const patient = await context.newPage();
  await patient.goto(country.originOf() + paths.appointment(id, hash));
  const picture = await patient.getByRole('img', { name: 'QR-kód a recepciónak' }).screenshot();
  await patient.close();

  // A scanner types while the focus is nowhere. Nothing else is needed: no search, no question.
  await expect(page.getByRole('button', { name: /^Próba Kata/ })).toBeVisible();
  const input = await recordInput(page);
  await page.keyboard.type(`${code}\n`);
  await expect(page.getByRole('heading', { name: 'Várakozik: 1' })).toBeVisible();
  expect(await input.read()).toEqual([...(code ?? ''), 'Enter']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Próba Kata, \d\d:\d\d, Nagy Anna/)).toBeVisible();
  await expectAccessible(page);

  // Into the search, and for a patient who has arrived.
  await page.keyboard.press('/');
  await page.keyboard.type(`${code}\n`);
  await expect(page.getByText('Ennek a páciensnek az érkezését már rögzítették')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { name: 'Várakozik: 0' })).toBeVisible();
  await stubCamera(page, picture);
  await page.reload();
  const presses = await recordInput(page);
  await page.getByRole('button', { name: 'Kód beolvasása' }).click();
  await expect(page.getByRole('heading', { name: 'Várakozik: 1' })).toBeVisible();
  expect(await presses.read()).toEqual(['press']);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a desk without a camera types the number', async ({ page, country }) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new Error('no camera'));
  });
  await page.goto(`${country.originOf('cabinet')}/desk`);
  await staffForm(page).signInWithPasskey('desk', STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Kód beolvasása' }).click();
  await expect(page.getByText('A kamera ezen az eszközön nem használható')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Szám beírása' }).click();
  await expect(page.getByLabel('Foglalás száma, a telefonszám vége vagy név')).toBeFocused();
});
