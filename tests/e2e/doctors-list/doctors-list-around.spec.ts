import { findSpecialty } from '#tests/support/journey/screens/find-visit.ts';
import { isAbove } from '#tests/support/journey/checks/layout.ts';
import { COMPUTER_AND_PHONE } from '#tests/support/journey/screens/screens.ts';
import { expect, test } from '#tests/support/journey/test.ts';

const TODAY = '2026-11-23';

for (const { name, country, language, use } of COMPUTER_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('the banner explains booking and links to the doctors available today', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { list, specialty, city } = await findSpecialty(outside.api);
      const { count } = await outside.api.doctors({
        city: city.id,
        service: String(specialty.id),
        slot_date: TODAY,
        limit: 1,
      });
      expect(count).toBeGreaterThan(0);
      const today = page.getByRole('link', { name: t.doctors('banner.today', { count }) });

      await page.goto(at(list));
      await expect(page.getByText(t.doctors('banner.text'))).toBeVisible();
      await today.click();
      await expect(page).toHaveURL(at(`${list}?date=${TODAY}`));
      await expect(today).toHaveCount(0);
      await expect(page.getByText(t.doctors('banner.text'))).toBeVisible();
      await expect(
        page.getByRole('main').getByText(t.doctors('count', { count }), { exact: true }).first(),
      ).toBeVisible();
    });

    test('asks below the doctors whether the right one was among them', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { list } = await findSpecialty(outside.api);
      await page.goto(at(list));
      const banner = page.getByRole('complementary', { name: t.doctors('survey.action') });
      await expect(banner).toContainText(t.doctors('survey.text'));
      const doctors = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
      await isAbove(doctors, banner);
      await banner.getByRole('link').click();
      await expect(page).toHaveURL(at('/survey'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
