import { countryOf } from '#shared/countries/index.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [, ...MOBILE] = SCREENS;

for (const { name, country, language, use } of MOBILE) {
  test.describe(name, () => {
    test.use({ country, language, ...use });

    test('one button opens the menu of the whole site', async ({ page, backend, href, t }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      await page.goto(href(list));
      const opener = page.getByRole('button', { name: t.common('menu.open'), exact: true });
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      await opener.click();
      await expect(menu).toBeVisible();
      await expectNoOverflow(page);
      await menu.getByText(t.common('menu.doctors'), { exact: true }).click();
      await expectAccessible(page);
      await expect(menu.getByRole('link', { name: t.common('login.clinic') })).toHaveAttribute(
        'href',
        countryOf(country).clinicCabinetUrl ?? '',
      );
      for (const target of await menu.getByRole('link').all()) {
        const box = await target.boundingBox();
        expect(box?.height ?? 0, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
      await menu.getByRole('link', { name: t.common('breadcrumbs.home'), exact: true }).click();
      await expect(page).toHaveURL(href('/'));
      await expect(menu).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(href(list));
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);
    });

    test('Back, Escape and the button close the menu and return the focus', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      await page.goto(href(list));
      const opener = page.getByRole('button', { name: t.common('menu.open'), exact: true });
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      const closeActions = [
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => menu.getByRole('button', { name: t.common('close') }).click(),
      ];
      for (const close of closeActions) {
        await opener.click();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(href(list));
      }
    });

    test('changes the city in the menu', async ({ page, backend, href, t }) => {
      const { list, specialty, city } = await findSpecialty(backend.api);
      const other = (await backend.api.cities()).results[1];
      await page.goto(href(list));
      await page.getByRole('button', { name: t.common('menu.open'), exact: true }).click();
      const menu = page.getByRole('dialog', { name: t.common('menu.open') });
      await menu.getByText(`${t.common('menu.city')} ${city.name}`).click();
      await menu.getByRole('button', { name: other?.name ?? '', exact: true }).click();
      await expect(page).toHaveURL(href(`/doctors/${other?.slug}/${specialty.slug}`));
      await expect(menu).toBeHidden();
    });
  });
}
