import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { formatFullDateTime, relativeDay } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

for (const country of COUNTRY_CODES) {
  const language = defaultLocaleOf(countryOf(country));
  test.describe(`in ${country}, in ${language}`, () => {
    test.use({ country, language });

    test('paper has the full date and address, and no relative day', async ({
      page,
      reserve,
      href,
    }) => {
      const { appointment, path } = await reserve.appointment();
      await page.goto(href(path));
      await page.emulateMedia({ media: 'print' });
      const { datetime, clinic_branch: branch } = appointment;
      await expect(
        page.getByText(formatFullDateTime(wallClockOf(datetime), language)),
      ).toBeVisible();
      await expect(page.getByText(fullAddress(branch, language))).toBeVisible();
      await expect(page.locator('body')).not.toContainText(relativeDays(language), {
        useInnerText: true,
      });
      const file = await page.pdf({ format: 'A4' });
      expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });
}

/** Matches "today" and "tomorrow" as words. */
function relativeDays(language: Language): RegExp {
  const days = ['2026-11-23', '2026-11-24'].map((day) => relativeDay(day, '2026-11-23', language));
  return new RegExp(`(?<!\\p{L})(?:${days.join('|')})(?!\\p{L})`, 'iu');
}
