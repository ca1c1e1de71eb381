import { setCityCookie } from '#tests/support/e2e/set-city-cookie.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({
  country: 'kz',
  language: 'ru',
  ...phone,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ context, baseURL }) => setCityCookie(context, baseURL, 'almaty'));

test('on a phone the list sheet is stepped and dragged over the map', async ({ page, t }) => {
  await page.goto('/map');
  const main = page.getByRole('main');
  const up = main.getByRole('button', { name: t.map('moreList') });
  const down = main.getByRole('button', { name: t.map('moreMap') });
  const head = main.getByRole('heading', { level: 2 });
  const top = async () => (await head.boundingBox())?.y ?? 0;
  const low = await top();

  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(top).toBeLessThan(low - 40);
  const middle = await top();
  await page.keyboard.press('Enter');
  await expect.poll(top).toBeLessThan(middle - 100);
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  const high = await top();
  await down.click();
  await expect.poll(top).toBe(middle);
  await down.click();
  await expect.poll(top).toBe(low);
  await expect(down).toHaveAttribute('aria-disabled', 'true');

  await page.mouse.move(100, low + 10);
  await page.mouse.down();
  await page.mouse.move(100, low - 100);
  await page.mouse.move(100, high + 5, { steps: 5 });
  await page.mouse.up();
  await expect.poll(top).toBe(high);
});

test('the sheet expands when the list has keyboard focus', async ({ page, t }) => {
  await page.goto('/map');
  const main = page.getByRole('main');
  const head = main.getByRole('heading', { level: 2 });
  const low = (await head.boundingBox())?.y ?? 0;
  await main.getByRole('button', { name: t.map('moreMap') }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await head.boundingBox())?.y ?? 0).toBeLessThan(low - 40);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, shows the list, and the form filters it', async ({
    page,
    backend,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    await page.goto('/map');
    const main = page.getByRole('main');
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(cards.first()).toBeVisible();
    await expect(main.getByRole('group', { name: t.map('label') })).toHaveCount(0);
    const { results } = await backend.api.services({ type: 'initial-appointment', limit: 'none' });
    const idBySlug = new Map(results.map(({ slug, id }) => [slug, id]));
    const choice = main.getByRole('combobox', { name: t.map('specialty') });
    const slug = (await choice.locator('option').nth(2).getAttribute('value')) ?? '';
    await choice.selectOption(slug);
    await main.getByRole('button', { name: t.map('apply') }).click();
    await expect(page).toHaveURL(`/map?service=${slug}`);
    await expect(choice).toHaveValue(slug);
    const offered = await backend.api.clinicBranches({ service: String(idBySlug.get(slug)) });
    const names = offered.results.map((branch) => branch.name);
    for (const heading of await cards.getByRole('heading').allInnerTexts()) {
      expect(names).toContain(heading);
    }
  });
});
