import { STAFF_PASSWORD, MAX_START_MS, test as base } from './desk-test.ts';
import { serveDemoCountry } from './serve-country.ts';

/** A test of staff and patients in Hungarian; `country` is Hungary with demo data, served for one test. */
export const test = base.extend({
  country: [
    async ({ browser }, use) => {
      const country = await serveDemoCountry(browser, STAFF_PASSWORD);
      await use(country);
      await country.stop();
    },
    { scope: 'test', timeout: MAX_START_MS },
  ],
});
