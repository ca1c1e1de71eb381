import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, firstTime } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

test.use({ ...phone, viewport: { width: 320, height: 640 } });

for (const country of COUNTRY_CODES) {
  for (const language of countryOf(country).locales) {
    test.describe(`${country} in ${language}`, () => {
      test.use({ country, language });

      test('every page has all texts and fits the smallest screen', async ({
        page,
        outside,
        at,
        t,
      }) => {
        const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
        const { isAt } = bookingDialog(page, t);
        const title = page.getByRole('heading', { level: 1 });

        await page.goto(at('/'));
        await expect(title).toHaveText(t.home('hero.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
        await fitsTheScreen(page);
        await page.goto(at(`/doctor/${doctor.slug}`));
        await expect(title).toHaveText(doctor.name);
        await fitsTheScreen(page);
        await page.goto(at(list));
        await fitsTheScreen(page);
        await firstTime(cardOf(page, doctor)).tap();
        await isAt('form');
        await fitsTheScreen(page);
      });
    });
  }
}
