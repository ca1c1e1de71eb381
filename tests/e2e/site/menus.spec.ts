import { countryOf } from '#shared/countries/index.ts';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { findSpecialty } from '#tests/support/journey/screens/find-visit.ts';
import { fitsTheScreen } from '#tests/support/journey/checks/layout.ts';
import { SCREENS } from '#tests/support/journey/screens/screens.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [, ...MOBILE] = SCREENS;

for (const { name, country, language, use } of MOBILE) {
  test.describe(name, () => {
    test.use({ country, language, ...use });

    test('one button opens the menu of the whole site', async ({ page, outside, at, t }) => {
      const { list, specialty } = await findSpecialty(outside.api);
      await page.goto(at(list));
      const opener = page.getByRole('button', { name: t.common('menu.open'), exact: true });
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      await opener.click();
      await expect(menu).toBeVisible();
      await fitsTheScreen(page);
      await menu.getByText(t.common('menu.doctors'), { exact: true }).click();
      await isAccessible(page);
      await expect(menu.getByRole('link', { name: t.common('login.clinic') })).toHaveAttribute(
        'href',
        countryOf(country).clinicCabinetUrl ?? '',
      );
      for (const target of await menu.getByRole('link').all()) {
        const box = await target.boundingBox();
        expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      await menu.getByRole('link', { name: t.common('breadcrumbs.home'), exact: true }).click();
      await expect(page).toHaveURL(at('/'));
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(at(list));
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);
    });

    test('Back, Escape and the button close the menu and return the focus', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { list } = await findSpecialty(outside.api);
      await page.goto(at(list));
      const opener = page.getByRole('button', { name: t.common('menu.open'), exact: true });
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      const closings = [
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => menu.getByRole('button', { name: t.common('close') }).click(),
      ];
      for (const close of closings) {
        await opener.click();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(at(list));
      }
    });

    test('changes the city in the menu', async ({ page, outside, at, t }) => {
      const { list, specialty, city } = await findSpecialty(outside.api);
      const other = (await outside.api.cities()).results[1];
      await page.goto(at(list));
      await page.getByRole('button', { name: t.common('menu.open'), exact: true }).click();
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      await menu.getByText(`${t.common('menu.city')} ${city.name}`).click();
      await menu.getByRole('button', { name: other?.name ?? '', exact: true }).click();
      await expect(page).toHaveURL(at(`/doctors/${other?.slug}/${specialty.slug}`));
      await expect(menu).toBeHidden();
    });
  });
}
