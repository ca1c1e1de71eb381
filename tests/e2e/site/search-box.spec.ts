import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { DESKTOP_AND_PHONE, SCREENS } from '#tests/support/e2e/screens.ts';
import { openSearch, optionOf, SEARCH_CALLS } from '#tests/support/e2e/page-objects/search-box.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the name of a doctor in another language of the country. */
function nameIn(page: Page, slug: string, language: string): Promise<string> {
  return page.evaluate(
    async ([path = '', tag = '']) => {
      const response = await fetch(path, { headers: { 'accept-language': tag } });
      const { name }: { name: string } = await response.json();
      return name;
    },
    [`/api/v1/doctors/${slug}/`, language],
  );
}

for (const { name, country, language, other, use } of DESKTOP_AND_PHONE) {
  test.describe(name, () => {
    test.use({ country, language, ...use });

    test('the search finds a doctor by a name in another script', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const { list, doctor } = await reserve.card(() => true);
      await page.goto(href(list));
      const typed = (await nameIn(page, doctor.slug, other)).replace('Dr. ', '');
      const field = await openSearch(page, t);
      await field.fill(typed);
      const found = optionOf(page, doctor.name);
      await expect(found).toContainText(String(doctor.specialties[0]?.name));
      await expectNoOverflow(page);
      await expectAccessible(page);
      await found.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
      await page.goBack();
      await expect(page).toHaveURL(href(list));
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('Enter opens the best match despite a typo', async ({ page, backend, href, t }) => {
      const { list } = await findSpecialty(backend.api, 1);
      const { specialty, city } = await findSpecialty(backend.api);
      const half = Math.floor(specialty.name.length / 2);
      await page.goto(href(list.replace(/^\/doctors\/[^/]+/, `/doctors/${city.slug}`)));
      const field = await openSearch(page, t);
      await field.fill(specialty.name.slice(0, half) + specialty.name.slice(half + 1));
      await field.press('Enter');
      await expect(page).toHaveURL(href(`/doctors/${city.slug}/${specialty.slug}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty.name);
    });

    test('says that nothing matches and offers alternatives', async ({
      page,
      backend,
      href,
      t,
    }) => {
      const { list } = await findSpecialty(backend.api);
      await page.goto(href(list));
      const field = await openSearch(page, t);
      await field.fill('xqzwvkj');
      await expect(page.getByText(t.common('search.none'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      const suggestions = page.getByRole('group', { name: t.common('search.popular') });
      const specialty = await suggestions.getByRole('option').first().innerText();
      await suggestions.getByRole('option').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(specialty);
    });

    test('the search shows an error that can be retried', async ({
      page,
      backend,
      browserErrors,
      href,
      t,
    }) => {
      browserErrors.expectErrorStatus(500, SEARCH_CALLS);
      const { list, specialty } = await findSpecialty(backend.api);
      await page.goto(href(list));
      await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 500, json: {} }));
      const field = await openSearch(page, t);
      await field.fill(specialty.name);
      await expect(page.getByRole('alert')).toContainText(t.common('search.failed'));
      await expectAccessible(page);
      await page.unroute(SEARCH_CALLS);
      await page.getByRole('button', { name: t.common('retry') }).click();
      await expect(optionOf(page, specialty.name)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(specialty.name);
    });

    test('offers recently opened results, which can be removed', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { list, specialty } = await findSpecialty(backend.api);
      const { doctor } = await reserve.card(() => true);
      const recents = page.getByRole('group', { name: t.common('search.recent') });
      await page.goto(href(list));
      for (const title of [specialty.name, doctor.name]) {
        await (await openSearch(page, t)).fill(title);
        await optionOf(page, title).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByRole('listbox')).toBeHidden();
      }
      await page.reload();
      await openSearch(page, t);
      await expect(recents.getByRole('option')).toHaveText([doctor.name, specialty.name]);
      await expectAccessible(page);
      const remove = t.common('search.removeRecent', { title: doctor.name });
      await page.getByRole('button', { name: remove }).click();
      await expect(recents.getByRole('option')).toHaveText([specialty.name]);
      await recents.getByRole('option').click();
      await expect(page).toHaveURL(href(list));
    });
  });
}

test.describe('search box on a desktop', () => {
  test.use({ country: 'hu', language: 'en' });

  test('search box on a desktop sends no request before the third letter', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (SEARCH_CALLS.test(request.url())) calls.push(String(request.postDataJSON().query));
    });
    const { list } = await findSpecialty(backend.api);
    await page.clock.install();
    await page.goto(href(list));
    const field = await openSearch(page, t);
    await field.pressSequentially('ca');
    // A slow machine would pause between the letters.
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.pressSequentially('rdi');
    await page.clock.resume();
    await expect(optionOf(page, 'Cardiologist')).toBeVisible();
    expect(calls, 'sends one request for letters typed without a pause').toEqual(['cardi']);
  });

  test('search box on a desktop ignores a late response', async ({ page, backend, href, t }) => {
    const { list } = await findSpecialty(backend.api);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SEARCH_CALLS, async (route) => {
      if (route.request().postDataJSON().query === 'dermat') await held;
      await route.continue();
    });
    await page.goto(href(list));
    const field = await openSearch(page, t);
    const first = page.waitForRequest(SEARCH_CALLS);
    await field.fill('dermat');
    await first;
    await field.fill('cardiol');
    const cardiologist = optionOf(page, 'Cardiologist');
    await expect(cardiologist).toBeVisible();
    const late = page.waitForResponse(
      (response) => response.request().postDataJSON()?.query === 'dermat',
    );
    release();
    await late;
    await expect(cardiologist).toBeVisible();
    await expect(page.getByRole('option', { name: /Dermatologist/ })).toBeHidden();
  });

  test('search box on a desktop works by keyboard alone', async ({ page, backend, href, t }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(href(list));
    const field = await openSearch(page, t);
    const options = page.getByRole('banner').getByRole('option');
    const isActive = async (at: number) => {
      const id = await options.nth(at).getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', String(id));
      await expect(options.nth(at)).toHaveAttribute('aria-selected', 'true');
    };
    await field.fill('cardio');
    await expect(optionOf(page, 'Cardiologist')).toBeVisible();
    const last = (await options.count()) - 1;
    await field.press('ArrowDown');
    await isActive(0);
    await field.press('ArrowDown');
    await isActive(1);
    await field.press('Home');
    await isActive(0);
    await field.press('End');
    await isActive(last);
    await field.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
    await field.press('ArrowUp');
    await isActive(last);
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('cardio');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await field.fill('cardio');
    // Waits until results replace the initial suggestions.
    await expect(optionOf(page, 'Cardiologist')).toBeVisible();
    await field.press('ArrowDown');
    await isActive(0);
    const [chosen = ''] = (await options.first().innerText()).split('\n');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('search box on a desktop shows the listed specialty, or a prompt on the home page', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list, specialty } = await findSpecialty(backend.api);
    const { total_count } = await backend.api.doctors({ service: String(specialty.id), city: 10 });
    await page.goto(href(list));
    const bar = page.getByRole('banner').getByRole('search');
    await expect(bar).toContainText(specialty.name);
    await expect(bar).toContainText(t.common('city.doctors', { count: total_count }));
    await page.goto(href('/'));
    await expect(page.getByRole('banner').getByRole('search')).toBeHidden();
    await page.getByRole('main').getByRole('combobox').fill(specialty.name);
    await page
      .getByRole('main')
      .getByRole('button', { name: t.common('search.submit'), exact: true })
      .click();
    await expect(page).toHaveURL(href(list));
  });

  test('search box on a desktop searches for text typed before hydration', async ({
    page,
    href,
    t,
  }) => {
    await page.goto(`${href('/')}?search=cardiolog`);
    await expect(page.getByRole('combobox', { name: t.common('search.label') })).toHaveValue(
      'cardiolog',
    );
    await expect(optionOf(page, 'Cardiologist')).toBeVisible();
  });
});

test.describe('search box on a phone', () => {
  test.use({ country: 'kz', language: 'kk', ...SCREENS[1].use });

  test('search box on a phone fills the screen, and Back closes it', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    await page.goto(href(list));
    const field = await openSearch(page, t);
    await expect(field).toBeFocused();
    await expect
      .poll(() => page.getByRole('dialog').boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(href(list));
    await expect(
      page.getByRole('banner').getByRole('button', { name: t.common('search.title') }),
    ).toBeFocused();
  });

  test('search box on a phone shows progress during a slow request', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list, specialty } = await findSpecialty(backend.api);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SEARCH_CALLS, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(href(list));
    const field = await openSearch(page, t);
    await field.fill(specialty.name);
    await expect(page.getByText(t.common('search.searching'))).toBeAttached();
    release();
    await expect(optionOf(page, specialty.name)).toBeVisible();
  });
});
