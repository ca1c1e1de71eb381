import { test as base } from '@playwright/test';
import type { DeskDay } from '../servers/country/desk-days.ts';
import { serveDesk, type ServedCountry } from './serve-country.ts';

/** The password of the accounts of `country`. */
export const STAFF_PASSWORD = 'correct horse battery staple';

/** Starting a server with its database takes this long on a busy machine. */
export const MAX_START_MS = 300_000;

interface DeskFixtures {
  /** The day that the desk begins with, see `DESK_DAYS`. */
  deskDay: DeskDay;
  /** The sample clinic, served for one test. */
  country: ServedCountry;
}

/** A test of the desk in Hungarian. */
export const test = base.extend<DeskFixtures>({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
  deskDay: ['free', { option: true }],
  country: [
    async ({ browser, deskDay }, use) => {
      const country = await serveDesk(browser, STAFF_PASSWORD, deskDay);
      await use(country);
      await country.stop();
    },
    // Its own, so that a busy machine leaves the test its time.
    { timeout: MAX_START_MS },
  ],
});
