import { expect, type Page } from '@playwright/test';
import { staffForm } from './staff-form.ts';

/** Signs in at the desk. */
export async function openDesk(page: Page, origin: string, password: string): Promise<void> {
  await page.goto(`${origin}/desk`);
  await staffForm(page).signInWithPasskey('desk', password);
  await expect(page.getByText('Naprakész')).toBeVisible();
}

/** Opens tomorrow at the desk: a day whose times are all free, at any time of the day. */
export async function openTomorrow(page: Page): Promise<void> {
  await expect(page.getByText('Naprakész')).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('button', { name: 'Foglalás: 00:00' })).toBeVisible();
}

/** Returns the blocks of a patient's visits on the grid. */
export const visitsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?\\d\\d:\\d\\d`) });

/** Books visits of half an hour at the first times of tomorrow, as the desk's page would. */
export async function bookVisits(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    const user = document.cookie.split('; ').find((part) => part.startsWith('user='));
    const { access_token: token } = JSON.parse(decodeURIComponent(user?.slice(5) ?? '')) as {
      access_token: string;
    };
    const midnight = new Date();
    midnight.setHours(24, 0, 0, 0);
    for (let index = 0; index < total; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the order of numbers is the order of times
      const response = await fetch('/api/staff/v1/desk/visits/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          ...{ key: crypto.randomUUID(), offer: 1, source: 'phone', has_consent: true },
          ...{ given_name: 'Alexandra Erzsébet', surname: 'Szentgyörgyi-Kovács' },
          phone: `+3620123${4000 + index}`,
          starts_at: new Date(midnight.getTime() + index * 1_800_000).toISOString(),
        }),
      });
      if (!response.ok) throw new Error(await response.text());
    }
  }, count);
}
