import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectAbove } from '#tests/support/e2e/checks/layout.ts';
import { DESKTOP_AND_PHONE } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const TODAY = '2026-11-23';

for (const { name, country, language, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ ...use, country, language });

    test('the list explains booking and links to the doctors available today', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, specialty, city } = await findSpecialty(backend.api);
      const { count } = await backend.api.doctors({
        city: city.id,
        service: String(specialty.id),
        slot_date: TODAY,
        limit: 1,
      });
      expect(count).toBeGreaterThan(0);
      const banner = page.getByText(t.doctors('banner.text')).filter({ visible: true });
      // Phones have a chip instead, which leads back, too.
      const isPhone = name === 'Russian on a phone';
      const today = page.getByRole('link', {
        name: isPhone
          ? `${t.filters('date.today')} ${count}`
          : t.doctors('banner.today', { count }),
      });

      await page.goto(href(list));
      await expect(banner).toBeVisible();
      await today.filter({ visible: true }).first().click();
      await expect(page).toHaveURL(href(`${list}?date=${TODAY}`));
      await expect(today).toHaveCount(isPhone ? 1 : 0);
      await expect(banner).toBeVisible();
      await expect(
        page.getByRole('main').getByText(t.doctors('count', { count }), { exact: true }).first(),
      ).toBeVisible();
    });

    test('asks below the doctors whether the right one was among them', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      await page.goto(href(list));
      const banner = page.getByRole('complementary', { name: t.doctors('survey.action') });
      await expect(banner).toContainText(t.doctors('survey.text'));
      const doctors = page.getByRole('list', { name: t.doctors('list.label'), exact: true });
      await expectAbove(doctors, banner);
      // Not by mouse: further doctors load as the banner comes into view, and move it.
      await banner.getByRole('link').press('Enter');
      await expect(page).toHaveURL(href('/survey'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
