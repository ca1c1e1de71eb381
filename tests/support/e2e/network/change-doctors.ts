import type { Page } from '@playwright/test';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { specialtyLink } from '../page-objects/doctors-list.ts';
import type { Specialty } from '../data/find-slot.ts';

interface Site {
  href: (path: string) => string;
  baseURL: string | undefined;
}

/** Opens a list from the home page, so that the browser requests the doctors, not the server. */
export async function openListFromHome(
  page: Page,
  { specialty, city }: Specialty,
  { href, baseURL = '' }: Site,
): Promise<void> {
  // A first-time visitor would see the city prompt.
  await page.context().addCookies([{ name: 'city-slug', value: city.slug, url: baseURL }]);
  await page.goto(href('/'));
  await specialtyLink(page, specialty).click();
}

/** Changes the doctors in responses to the browser. */
export async function changeDoctors(
  page: Page,
  change: (doctor: DoctorExpanded, place: number) => DoctorExpanded,
): Promise<void> {
  await page.route(/\/api\/v1\/doctors\/\?/, async (route) => {
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    // Only browsers resolve *.localhost.
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    const list: DoctorsPageExpanded = await response.json();
    await route.fulfill({ response, json: { ...list, results: list.results.map(change) } });
  });
}
