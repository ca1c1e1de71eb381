import { expect, type Locator, type Page } from '@playwright/test';
import { STAFF_PASSWORD } from '../desk-test.ts';
import type { ServedCountry } from '../serve-country.ts';
import { staffForm } from './staff-form.ts';

/** The height of half an hour on the grid. */
export const HALF_HOUR_PX = 44;

/** Signs in at the desk. */
export async function openDesk(page: Page, country: ServedCountry): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/desk`);
  await staffForm(page).signInWithPasskey('desk', STAFF_PASSWORD);
  await expect(page.getByText('Naprakész')).toBeVisible();
}

/** Opens tomorrow at the desk: a day whose times are all free, at any time of the day. */
export async function openTomorrow(page: Page): Promise<void> {
  await expect(page.getByText('Naprakész')).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('button', { name: 'Foglalás: 00:00' })).toBeVisible();
}

/** Returns the blocks of a patient's appointments on the grid. */
export const appointmentsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?\\d\\d:\\d\\d`) });

/** Presses an appointment and moves the pointer by a distance, without releasing it. */
export async function dragAppointment(
  page: Page,
  appointment: Locator,
  x: number,
  y: number,
): Promise<void> {
  const box = await appointment.boundingBox();
  if (box === null) throw new Error('The appointment is not on the page');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + x, box.y + 10 + y, { steps: 5 });
}

/** Confirms the move of an appointment that was dropped. */
export async function confirmMove(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Áthelyezés' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Sends a body to a call of the desk, as its page would. */
export async function postToDesk(page: Page, path: string, body: object): Promise<void> {
  await page.evaluate(
    async ({ path, json }) => {
      const user = document.cookie.split('; ').find((part) => part.startsWith('user='));
      const { access_token: token } = JSON.parse(decodeURIComponent(user?.slice(5) ?? '')) as {
        access_token: string;
      };
      const response = await fetch(`/api/staff/v1/desk/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: json,
      });
      if (!response.ok) throw new Error(await response.text());
    },
    { path, json: JSON.stringify(body) },
  );
}

/** Books appointments of half an hour at the first times of tomorrow. */
export async function bookAppointments(page: Page, count: number): Promise<void> {
  const midnight = await page.evaluate(() => new Date().setHours(24, 0, 0, 0));
  for (let index = 0; index < count; index += 1) {
    await postToDesk(page, 'appointments/', {
      key: crypto.randomUUID(),
      offer: 1,
      source: 'phone',
      has_consent: true,
      given_name: 'Alexandra Erzsébet',
      surname: 'Szentgyörgyi-Kovács',
      phone: `+3620123${4e3 + index}`,
      starts_at: new Date(midnight + index * 18e5).toISOString(),
    });
  }
}
