import { countryOf } from '#shared/countries/index.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { SCREENS } from '#tests/support/e2e/screens.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, country, language, use } of SCREENS) {
  test.describe(name, () => {
    test.use({ country, language, ...use });

    test('all links of header, menu and footer work', async ({ page, backend, href, t }) => {
      const { list } = await findSpecialty(backend.api);
      for (const path of [href(list), href('/')]) {
        await page.goto(path);
        const menu = page.getByRole('button', { name: t.common('menu.open'), exact: true });
        if (await menu.isVisible()) await menu.click();
        const statuses = await page.evaluate(async () => {
          const links = document.querySelectorAll<HTMLAnchorElement>(
            'header a[href], footer a[href], dialog a[href]',
          );
          const own = [...links]
            .map(({ href }) => href)
            .filter((href) => {
              return href.startsWith(location.origin);
            });
          const responses = [...new Set(own)].map(async (href) => {
            const { status } = await fetch(href);
            return `${status} ${href}`;
          });
          return Promise.all(responses);
        });
        expect(statuses.length).toBeGreaterThan(10);
        expect(statuses.filter((status) => !status.startsWith('200'))).toEqual([]);
      }
    });

    test('the header fits and does not move on hydration', async ({
      page,
      backend,
      href,
      browser,
      baseURL,
    }) => {
      const { list } = await findSpecialty(backend.api);
      const heights = async (path: string) => {
        const bar = page.getByRole('banner');
        await page.goto(href(path));
        await expectNoOverflow(page);
        return Math.round((await bar.boundingBox())?.height ?? 0);
      };
      const plain = await browser.newContext({ ...use, javaScriptEnabled: false });
      for (const path of ['/', list]) {
        const scriptless = await plain.newPage();
        await scriptless.goto(`${baseURL}${href(path)}`);
        const before = (await scriptless.getByRole('banner').boundingBox())?.height ?? 0;
        expect(await heights(path)).toBe(Math.round(before));
      }
      await plain.close();
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ country: 'hu', language: 'hu' });

  test("on a desktop, links to the clinics' sign-in page", async ({ page, href, t }) => {
    await page.goto(href('/'));
    const login = page.getByRole('button', { name: t.common('login.button') });
    await login.click();
    const cabinet = page.getByRole('menuitem', { name: t.common('login.clinic') });
    await expect(cabinet).toHaveAttribute('href', countryOf('hu').clinicCabinetUrl ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(login).toBeFocused();
  });

  test('on a desktop, shows sections below the header except on the home page', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const sections = page.getByRole('navigation', { name: t.common('menu.label') });
    await page.goto(href('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sections).toBeHidden();
    await page.goto(href(list));
    const doctors = sections.getByRole('button', { name: t.common('menu.doctors') });
    await doctors.click();
    const items = page.getByRole('menu', { name: t.common('menu.doctors') }).getByRole('menuitem');
    // Twelve popular ones are there at once, the others load.
    await expect(items.nth(12)).toBeVisible();
    const names = await items.allInnerTexts();
    expect(names).toEqual(names.toSorted(new Intl.Collator('hu').compare));
    await expectAccessible(page);
    await items.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '');
  });
});

test.describe('where the country prefers short menus', () => {
  test.use({ country: 'kz', language: 'ru' });

  test('where the country prefers short menus, shows twelve specialties with a link to all', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(href(list));
    await page.getByRole('button', { name: t.common('menu.doctors'), exact: true }).click();
    const menu = page.getByRole('menu', { name: t.common('menu.doctors') });
    await expect(menu.getByRole('menuitem')).toHaveCount(13);
    await menu.getByRole('menuitem', { name: t.common('menu.allSpecialties') }).click();
    await expect(page).toHaveURL(`${href('/')}#specialties`);
  });
});
