import {
  expect,
  request,
  type APIRequestContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import { buildRequest } from '#shared/contract/client.ts';
import type { DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { test } from '#tests/support/e2e/desk-test.ts';
import { TODAY } from '#tests/support/e2e/data/today.ts';
import { openDesk } from '#tests/support/e2e/page-objects/desk.ts';
import type { ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { record } from '../record.ts';

const HOURS = 8;
const ROUNDS_PER_HOUR = 40;
/** Changes of as many doctors are read one by one. */
const DOCTORS_PER_ROUND = 3;
const CHANGES_PER_DOCTOR = 2;
const HOUR_MS = 3_600_000;
const ROUND_MS = HOUR_MS / ROUNDS_PER_HOUR;

test.use({ deskDay: 'busy', viewport: { width: 1440, height: 900 } });

/** Signs in again outside the browser, as a colleague's desk. */
async function colleagueOf(page: Page, country: ServedCountry): Promise<APIRequestContext> {
  const token = await page.evaluate(() => {
    const user = document.cookie.split('; ').find((part) => part.startsWith('user='));
    const session = JSON.parse(decodeURIComponent(user?.slice(5) ?? '')) as {
      access_token: string;
    };
    return session.access_token;
  });
  const { port, host } = new URL(country.originOf('cabinet'));
  return request.newContext({
    // Only browsers resolve *.localhost.
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { host, authorization: `Bearer ${token}` },
  });
}

/** Changes appointments of some doctors, and waits until the page has read the days of these doctors. */
async function changeAppointments(
  page: Page,
  colleague: APIRequestContext,
  round: Round,
): Promise<void> {
  const read = round.map(({ doctor }) =>
    page.waitForResponse((response) => response.url().endsWith(`?doctor=${doctor}`)),
  );
  const changes = round.flatMap(({ appointments, note }) =>
    appointments.map(async (id) => {
      const { path, body: data } = buildRequest(staffRoutes.saveAppointmentNote, { id, note });
      expect((await colleague.post(path, { data: data as object })).status()).toBe(200);
    }),
  );
  await Promise.all([...changes, ...read]);
}

type Round = readonly { doctor: number; appointments: readonly number[]; note: string }[];

/** Opens and closes what a receptionist opens: an appointment, a booking, the search, the list, another day. */
async function useDesk(page: Page): Promise<void> {
  const { keyboard } = page;
  const appointment = page.locator('[data-appointment]').first();
  await appointment.click();
  await expect(page.getByRole('button', { name: 'Bezárás' })).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  await keyboard.type('+36201');
  await keyboard.press('Escape');
  await keyboard.type('/szab');
  await expect(page.locator('[data-suggestion]').first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const view of ['Lista', 'Naptár']) {
    await page.getByRole('button', { name: view, exact: true }).click();
  }
  await expect(appointment).toBeVisible();
  await keyboard.press(']');
  await expect(appointment).toHaveCount(0);
  await keyboard.press('[');
  await expect(appointment).toBeVisible();
}

/** Returns the megabytes of the heap that are in use after garbage is collected. */
async function heapSize(devtools: CDPSession): Promise<number> {
  // The second collection takes what finalizers of the first have released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

test('memory of a desk that is open for eight hours of changes', async ({ page, country }) => {
  // A page that is ahead of the server would take its session for expired.
  await page.clock.install({ time: country.now() - HOURS * HOUR_MS });
  await openDesk(page, country);
  // Today is read again once the stream of changes is open.
  const dayRead = page.waitForResponse((response) => {
    const [, day = TODAY] = /\/days\/([\d-]+)\/$/.exec(response.url()) ?? [];
    return day !== TODAY;
  });
  await page.keyboard.press(']');
  const { appointments } = (await (await dayRead).json()) as DeskDay;
  const colleague = await colleagueOf(page, country);
  const doctorsPath = buildRequest(staffRoutes.deskDoctors, { id: ids.branch }).path;
  const doctors = ((await (await colleague.get(doctorsPath)).json()) as DeskDoctor[]).map(
    ({ doctor_id: doctor, schedule_id: schedule }) => ({
      doctor,
      appointments: appointments
        .filter((appointment) => appointment.schedule_id === schedule)
        .map(({ id }) => id),
    }),
  );
  const busy = doctors.filter((each) => each.appointments.length > 0);

  const roundAt = (index: number): Round =>
    Array.from({ length: DOCTORS_PER_ROUND }, (_, place) => {
      const { doctor = 0, appointments: own = [] } =
        busy[(index * DOCTORS_PER_ROUND + place) % busy.length] ?? {};
      const changed = Array.from(
        { length: CHANGES_PER_DOCTOR },
        (_each, change) => own[(index * CHANGES_PER_DOCTOR + change) % own.length] ?? 0,
      );
      return { doctor, appointments: changed, note: `Change ${index}` };
    });

  const devtools = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    for (let index = 0; index < ROUNDS_PER_HOUR; index += 1) {
      await changeAppointments(page, colleague, roundAt(hour * ROUNDS_PER_HOUR + index));
      await page.clock.fastForward(ROUND_MS);
      // An unused desk is locked.
      await page.keyboard.press('Shift');
    }
    await useDesk(page);
    sizes.push(await heapSize(devtools));
  }
  await colleague.dispose();

  const [first = Number.NaN, last = Number.NaN] = [sizes[0], sizes.at(-1)];
  // Caches are full after the first hour.
  record({
    work: 'Heap of a desk after eight hours of changes',
    unit: 'MB',
    measured: last,
    of: 'its heap after the first hour',
    bound: first,
  });
});
