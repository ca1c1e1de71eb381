import { expect, type Browser } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import type { ServedCountry } from '../serve-country.ts';
import { phone } from '../test.ts';
import { textsOf } from '../texts.ts';
import { confirmBooking } from './confirm-booking.ts';

/** Books the first time of a doctor on a phone, once patients see the doctor. */
export async function bookAtDoctor(
  browser: Browser,
  country: ServedCountry,
  slug: string,
): Promise<void> {
  const patients = await browser.newContext({ ...phone, locale: 'hu-HU' });
  const patient = await patients.newPage();
  await expect(async () => {
    const response = await patient.goto(`${country.originOf()}${paths.doctor(slug)}`);
    expect(response?.status()).toBe(200);
  }).toPass();
  await patient.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await patient
    .getByRole('button', { name: /, \d\d:\d\d/ })
    .first()
    .click();
  await confirmBooking(patient, textsOf('hu'), country.originOf());
  await patients.close();
}
