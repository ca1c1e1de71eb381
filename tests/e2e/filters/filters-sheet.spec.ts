import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty, findVariants } from '#tests/support/e2e/data/find-slot.ts';
import { expectAbove, expectBottomSheet } from '#tests/support/e2e/checks/layout.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';

const TOMORROW = '2026-11-24';

const SITES = [
  {
    name: 'on a phone, in Kazakh',
    use: { country: 'kz', language: 'kk', viewport: { width: 360, height: 740 }, hasTouch: true },
  },
  {
    name: 'on a tablet, in Hungarian',
    use: { country: 'hu', language: 'hu', viewport: { width: 820, height: 1180 }, hasTouch: true },
  },
] as const;

function sheetOf(page: Page, t: Texts) {
  const sheet = page.getByRole('dialog', { name: t.filters('label'), exact: true });
  const found = (count: number) =>
    count === 0 ? t.filters('sheet.none') : t.filters('sheet.found', { count });
  return {
    open: () =>
      page
        .getByRole('button', { name: t.filters('label') })
        .first()
        .click(),
    sheet,
    radio: (name: string) => sheet.getByRole('radio', { name, exact: true }),
    /** The button with the number of matching doctors. */
    apply: (count: number) => sheet.getByRole('button', { name: found(count), exact: true }),
    press: (name: string) => sheet.getByRole('button', { name, exact: true }).click(),
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, use } of SITES) {
  test.describe(name, () => {
    test.use(use);

    test('the sheet collects filters and shows the number of matching doctors', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list, specialty, city } = await findSpecialty(backend.api);
      const { open, sheet, radio, apply } = sheetOf(page, t);
      const { count } = await backend.api.doctors({
        city: city.id,
        service: String(specialty.id),
        slot_date: TOMORROW,
        limit: 1,
      });

      await page.goto(href(list));
      await open();
      await expectBottomSheet(sheet);
      await expect(apply(specialty.doctors_count)).toBeVisible();
      await radio(t.doctors('sort.price')).check();
      const countRequest = page.waitForRequest(/slot_date=.*limit=1|limit=1.*slot_date=/);
      await radio(t.filters('date.tomorrow')).check();
      await countRequest;
      await expect(apply(count)).toBeVisible();
      await expect(page).toHaveURL(href(list));
      await expectAccessible(page);

      await apply(count).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(`${href(list)}?sort=price&date=${TOMORROW}`);
      await expect(
        page.getByRole('button', { name: t.filters('on', { count: 2 }) }).first(),
      ).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(href(list));
      await expect(sheet).toBeHidden();
    });

    test('applying a filter scrolls to the beginning of the new list', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { city, service, children } = await findVariants(backend.api);
      const list = paths.doctors(city.slug, service.slug);
      const { sheet, radio } = sheetOf(page, t);
      const bar = page.getByRole('region', { name: t.filters('sticky') });
      const cards = page.getByRole('article');
      // The bar is hidden while the row of filters is in view. Waiting for it would never end.
      const barHeight = () =>
        bar.evaluateAll(([shown]) => shown?.getBoundingClientRect().height ?? 0);
      const expectTopVisible = () =>
        expect
          .poll(async () => {
            const above = await barHeight();
            const top = (await cards.first().boundingBox())?.y ?? -1;
            return top >= above && top < above + 120;
          })
          .toBe(true);
      const openFarDown = async () => {
        await cards.nth(3).evaluate((card) => card.scrollIntoView());
        await bar.getByRole('button', { name: t.filters('label') }).click();
      };

      await page.goto(href(list));
      await openFarDown();
      await radio(t.doctors('sort.price')).check();
      await sheet.getByRole('button').last().click();
      await expect(page).toHaveURL(`${href(list)}?sort=price`);
      await expectTopVisible();

      await openFarDown();
      await sheet.getByRole('switch', { name: t.filters('child.toggle') }).click();
      await sheet.getByRole('button').last().click();
      await expect(page).toHaveURL(`${href(paths.doctors(city.slug, children.slug))}?sort=price`);
      await expectTopVisible();
    });

    test('Back, cancel and close change nothing', async ({ page, backend, href, t }) => {
      const { list } = await findSpecialty(backend.api);
      const { open, sheet, radio, press } = sheetOf(page, t);
      const address = `${href(list)}?sort=rating`;
      const isUntouched = async () => {
        await expect(sheet).toBeHidden();
        await expect(page).toHaveURL(address);
      };
      await page.goto(address);
      for (const leave of [
        () => page.goBack(),
        () => press(t.filters('sheet.cancel')),
        () => press(t.filters('sheet.close')),
        () => page.keyboard.press('Escape'),
      ]) {
        await open();
        await expect(radio(t.doctors('sort.rating'))).toBeChecked();
        await radio(t.doctors('sort.price')).check();
        await leave();
        await isUntouched();
      }
    });

    test('resets all filters at once, and a day is chosen in the calendar', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      const { open, sheet, radio, press } = sheetOf(page, t);
      const apply = sheet.getByRole('button').last();
      const day = formatDay('2026-12-02', use.language, 'year');

      await page.goto(`${href(list)}?sort=rating&date=${TOMORROW}`);
      await open();
      await press(t.filters('sheet.reset'));
      await expect(radio(t.filters('date.any'))).toBeChecked();
      await radio(t.filters('date.other')).check();
      await expect(sheet.getByRole('button', { name: day, exact: true })).toBeInViewport();
      await expectAbove(sheet.getByRole('grid'), apply);
      await sheet.getByRole('button', { name: day, exact: true }).click();
      await apply.click();
      await expect(page).toHaveURL(`${href(list)}?date=2026-12-02`);
    });

    test('ignores a late response', async ({ page, backend, href, t }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const { open, radio, apply } = sheetOf(page, t);
      await page.goto(href(list));
      const ofTomorrow = new RegExp(`slot_date=${TOMORROW}`);
      let respondLate = () => {};
      const late = new Promise<void>((resolve) => {
        respondLate = resolve;
      });
      await page.route(ofTomorrow, async (route) => {
        await late;
        await route.fulfill({ json: { count: 999, results: [], next: null, previous: null } });
      });
      await open();
      await expect(apply(specialty.doctors_count)).toBeVisible();
      const request = page.waitForRequest(ofTomorrow);
      await radio(t.filters('date.tomorrow')).check();
      await request;
      await radio(t.filters('date.any')).check();
      const response = page.waitForResponse(ofTomorrow);
      respondLate();
      await response;
      await expect(apply(specialty.doctors_count)).toBeVisible();
      await expect(apply(999)).toBeHidden();
    });
  });
}
