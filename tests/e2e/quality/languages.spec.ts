import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ ...phone, viewport: { width: 320, height: 640 } });

for (const country of COUNTRY_CODES) {
  for (const language of countryOf(country).locales) {
    test.describe(`${country} in ${language}`, () => {
      test.use({ country, language });

      test('every page has all texts and fits the smallest screen', async ({
        page,
        reserve,
        href,
        t,
      }) => {
        const { list, doctor } = await reserve.slot();
        const { expectStep } = bookingDialog(page, t);
        const title = page.getByRole('heading', { level: 1 });

        await page.goto(href('/'));
        await expect(title).toHaveText(t.home('hero.title'));
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}-`));
        await expectNoOverflow(page);
        await page.goto(href(`/doctor/${doctor.slug}`));
        await expect(title).toHaveText(doctor.name);
        await expectNoOverflow(page);
        await page.goto(href(list));
        await expectNoOverflow(page);
        await firstSlot(cardOf(page, doctor)).tap();
        await expectStep('form');
        await expectNoOverflow(page);
      });
    });
  }
}
