import type { Page } from '@playwright/test';
import { formatDay } from '#shared/i18n/format-date.ts';
import { paths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty, findVariants } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';

const SITES = [
  {
    name: 'on a desktop, in Hungarian',
    use: { country: 'hu', language: 'hu', viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'on a phone, in Kazakh',
    use: { country: 'kz', language: 'kk', viewport: { width: 360, height: 740 } },
  },
] as const;

/** Returns the visible filters of the page. */
function filtersOf(page: Page, t: Texts) {
  const form = page
    .getByRole('main')
    .getByRole('form', { name: t.filters('label') })
    .first();
  return {
    form,
    sort: form.getByRole('combobox', { name: t.doctors('sort.label') }),
    insurance: form.getByRole('combobox', { name: t.filters('insurance.label') }),
    age: form.getByRole('combobox', { name: t.filters('child.age') }),
    child: form.getByRole('button', { name: t.filters('child.toggle') }),
    date: (value: string) => form.getByRole('button', { name: value, exact: true }),
    clear: (filter: string) =>
      form.getByRole('button', { name: t.filters('clear', { filter }), exact: true }),
    dates: page.getByRole('dialog', { name: t.filters('date.label') }),
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, use } of SITES) {
  test.describe(name, () => {
    test.use(use);

    test('every choice is in the URL, and Back and Forward restore it', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      const [insured] = (await backend.api.insurances()).results;
      const insurance = String(insured?.id);
      const { sort, insurance: insurances, date, dates, clear } = filtersOf(page, t);
      const addressIs = (query: string) => expect(page).toHaveURL(href(list) + query);
      const tomorrow = t.filters('date.tomorrow');

      await page.goto(href(list));
      await sort.selectOption('price');
      await addressIs('?sort=price');
      await date(t.filters('date.any')).click();
      await dates.getByRole('button', { name: tomorrow, exact: true }).click();
      await addressIs(`?sort=price&date=${TOMORROW}`);
      await expect(dates).toBeHidden();
      await expect(date(tomorrow)).toBeVisible();
      await insurances.selectOption(insurance);
      // Choosing an insurance keeps the default order.
      await addressIs(`?date=${TOMORROW}&insurance=${insurance}`);
      await expect(sort).toHaveValue('');
      await expectNoOverflow(page);

      await page.goBack();
      await addressIs(`?sort=price&date=${TOMORROW}`);
      await expect(sort).toHaveValue('price');
      await expect(insurances).toHaveValue('');
      await page.goBack();
      await addressIs('?sort=price');
      await expect(date(t.filters('date.any'))).toBeVisible();
      await page.goForward();
      await page.goForward();
      await addressIs(`?date=${TOMORROW}&insurance=${insurance}`);
      await expect(date(tomorrow)).toBeVisible();
      await expect(insurances).toHaveValue(insurance);

      await clear(t.filters('date.label')).click();
      await addressIs(`?insurance=${insurance}`);
      await clear(t.filters('insurance.label')).click();
      await addressIs('');
      await expect(insurances).toHaveValue('');
    });

    test('an active filter moves to the front and keeps the focus', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      const { form, insurance, clear } = filtersOf(page, t);
      await page.goto(href(list));
      await expect(form.getByRole('combobox').first()).toHaveAccessibleName(
        t.doctors('sort.label'),
      );
      await insurance.focus();
      await insurance.selectOption({ index: 1 });
      await expect(form.getByRole('combobox').first()).toHaveAccessibleName(
        t.filters('insurance.label'),
      );
      await expect(insurance).toBeFocused();
      // The arrow of the row may cover its edge.
      await expect(insurance).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Tab');
      await expect(clear(t.filters('insurance.label'))).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(href(list));
      await expect(insurance).toBeFocused();
    });

    test('a day is chosen in the calendar by keyboard, and past days are disabled', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      const { date, dates } = filtersOf(page, t);
      const day = (value: string) =>
        dates.getByRole('button', { name: formatDay(value, use.language, 'year'), exact: true });

      await page.goto(href(list));
      await date(t.filters('date.any')).focus();
      await page.keyboard.press('Enter');
      await expect(day(TODAY)).toBeVisible();
      await expectAccessible(page);
      await expect(day('2026-11-22')).toBeDisabled();
      await expect(dates.getByRole('button', { name: t.filters('date.previous') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(
        dates.getByRole('button', { name: t.filters('date.any'), exact: true }),
      ).toHaveAttribute('aria-pressed', 'true');

      await day(TODAY).focus();
      await page.keyboard.press('ArrowDown');
      await expect(day('2026-11-30')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${href(list)}?date=2026-11-30`);
      await expect(dates).toBeHidden();
      const chosen = date(formatDay('2026-11-30', use.language, 'dayMonth'));
      await expect(chosen).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dates.getByRole('gridcell', { selected: true })).toHaveText('30');
      await expect(dates.locator('[aria-pressed="true"]')).toHaveCount(0);
      await dates.getByRole('button', { name: t.filters('date.any'), exact: true }).click();
      await expect(page).toHaveURL(href(list));
    });

    test("the children's variant is another list with the same filters", async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, service, children } = await findVariants(backend.api);
      const adults = href(paths.doctors(city.slug, service.slug));
      const pediatric = href(paths.doctors(city.slug, children.slug));
      const { child, age } = filtersOf(page, t);

      await page.goto(`${adults}?sort=rating`);
      await expect(child).toHaveAttribute('aria-pressed', 'false');
      await expect(age).toBeHidden();
      await child.click();
      await expect(page).toHaveURL(`${pediatric}?sort=rating`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        new RegExp(children.plural_name, 'i'),
      );
      await expect(child).toHaveAttribute('aria-pressed', 'true');

      const request = page.waitForRequest(/\/api\/v1\/doctors\/\?.*age=24/);
      await age.selectOption({ label: t.filters('child.years', { count: 2 }) });
      await request;
      await expect(page).toHaveURL(`${pediatric}?sort=rating&child_age=24`);
      await child.click();
      await expect(page).toHaveURL(`${adults}?sort=rating`);
      await page.goBack();
      await expect(age).toHaveValue('24');
      await expect(child).toHaveAttribute('aria-pressed', 'true');
    });

    test('a choice is shown before its doctors are loaded, their number afterwards', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const { sort } = filtersOf(page, t);
      const responders: (() => void)[] = [];
      await page.goto(href(list));
      await page.route(/\/api\/v1\/doctors\/\?/, async (route) => {
        await new Promise<void>((resolve) => responders.push(resolve));
        await route.continue();
      });

      await sort.selectOption('experience');
      await expect(page.locator('[aria-busy="true"]').getByRole('article').first()).toBeVisible();
      await expect(sort).toHaveValue('experience');
      await expect(page).toHaveURL(href(list));

      responders.forEach((respond) => respond());
      await expect(page).toHaveURL(`${href(list)}?sort=experience`);
      const announced = page.getByRole('status').filter({
        hasText: t.doctors('count', { count: specialty.doctors_count }),
      });
      await expect(announced).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]').getByRole('article')).toHaveCount(0);
    });

    test('search and filters stick to the top on scroll', async ({ page, backend, href, t }) => {
      const { list } = await findSpecialty(backend.api);
      const bar = page.getByRole('region', { name: t.filters('sticky') });
      await page.goto(href(list));
      await expect(bar).toBeHidden();
      await page
        .getByRole('article')
        .nth(2)
        .evaluate((card) => card.scrollIntoView());
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('search')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);

      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeHidden();
      await expect(page.locator('section[inert]')).toHaveCount(1);
    });
  });
}

test.describe('sticky filter bar', () => {
  test.use({ country: 'hu', language: 'hu', viewport: { width: 1280, height: 800 } });

  test('sticky filter bar keeps the focus on the chosen filter and scrolls to the beginning of the list', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const bar = page.getByRole('region', { name: t.filters('sticky') });
    const sort = bar.getByRole('combobox', { name: t.doctors('sort.label') });
    const cards = page.getByRole('article');
    await page.goto(href(list));
    await cards.nth(5).evaluate((card) => card.scrollIntoView());
    await sort.focus();
    await sort.selectOption('experience');
    await expect(page).toHaveURL(`${href(list)}?sort=experience`);
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(sort).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(href(list));
    await expect(cards.nth(5)).toBeInViewport();
  });
});

test.describe('language filter', () => {
  test.use({ country: 'hu', language: 'ru' });

  test('language filter accepts several languages, any of which matches', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const { form, clear } = filtersOf(page, t);
    const dialog = page.getByRole('dialog', { name: t.filters('language.label') });
    await page.goto(href(list));
    await form.getByRole('button', { name: t.filters('language.short'), exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Немецкий' }).check();
    await expect(page).toHaveURL(`${href(list)}?language=de`);
    const asked = page.waitForRequest(/\/api\/v1\/doctors\/\?.*language=de%2Cen/);
    await dialog.getByRole('checkbox', { name: 'Английский' }).check();
    await asked;
    await expect(page).toHaveURL(`${href(list)}?language=de%2Cen`);
    // Doctors are dimmed until those of the new choice are loaded.
    await expect(page.locator('[aria-busy="true"]').getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: 'Немецкий' }).uncheck();
    await expect(page).toHaveURL(`${href(list)}?language=en`);
    await page.keyboard.press('Escape');
    await clear(t.filters('language.label')).click();
    await expect(page).toHaveURL(href(list));
    await expect(form.getByRole('button', { name: t.filters('language.short') })).toBeVisible();
  });
});

test.describe('where doctors are not listed by language', () => {
  test.use({ country: 'kz' });

  test('where doctors are not listed by language, there is no language filter', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(href(list));
    const { form, sort } = filtersOf(page, t);
    await expect(sort).toBeVisible();
    await expect(form.getByRole('button', { name: t.filters('language.short') })).toHaveCount(0);
  });
});

test.describe('a row wider than the screen', () => {
  test.use({ country: 'ro', viewport: { width: 360, height: 740 } });

  test('a row wider than the screen scrolls by its arrows, 120 pixels less than its width', async ({
    page,
    backend,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const { form, sort } = filtersOf(page, t);
    const on = form.getByRole('button', { name: t.filters('scrollOn') });
    const back = form.getByRole('button', { name: t.filters('scrollBack') });
    await page.goto(list);
    await expect(back).toBeHidden();
    const before = (await sort.boundingBox())?.x ?? 0;
    await on.click();
    await expect(back).toBeVisible();
    await expect.poll(async () => before - ((await sort.boundingBox())?.x ?? 0)).toBe(360 - 120);
    await back.click();
    await expect(back).toBeHidden();
  });
});
