import { expect, test } from '#tests/support/e2e/test.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';

const SITES = [
  {
    name: 'on a desktop, in Hungarian',
    use: { country: 'hu', language: 'hu', viewport: { width: 1280, height: 800 } },
    here: { latitude: 47.4979, longitude: 19.0402 },
  },
  {
    name: 'on a phone, in Russian',
    use: { country: 'kz', language: 'ru', viewport: { width: 360, height: 740 } },
    here: { latitude: 43.2389, longitude: 76.8897 },
  },
] as const;

for (const { name, use, here } of SITES) {
  test.describe(name, () => {
    test.describe('with permission for the position', () => {
      test.use({ ...use, permissions: ['geolocation'], geolocation: here });

      test('sorts by distance and shows the distances', async ({ page, backend, href, t }) => {
        const { list, specialty, city } = await findSpecialty(backend.api);
        const { results } = await backend.api.doctors({
          city: city.id,
          service: String(specialty.id),
          ordering: 'distance',
          lat: here.latitude,
          lng: here.longitude,
          limit: 3,
        });
        const names = results.map((doctor) => doctor.name);
        const cards = page.getByRole('article');
        const near = page.getByRole('button', { name: t.filters('near.toggle') });
        const away = t.doctors('card.fromYou', { distance: '' }).trim();
        const areSorted = async () => {
          await expect(cards.first()).toContainText(away);
          await expect
            .poll(async () => (await cards.getByRole('heading').allInnerTexts()).slice(0, 3))
            .toEqual(names);
        };

        await page.goto(`${href(list)}?sort=price`);
        await expect(cards.first()).not.toContainText(away);
        await near.click();
        // The position is not in the URL.
        await expect(page).toHaveURL(`${href(list)}?nearme=true`);
        await expect(near).toHaveAttribute('aria-pressed', 'true');
        await areSorted();
        await expect(page.getByText(t.filters('near.waiting'))).toBeHidden();

        await near.click();
        await expect(page).toHaveURL(href(list));
        await expect(cards.first()).not.toContainText(away);
        await page.goBack();
        await areSorted();
        await page.reload();
        await expect(page).toHaveURL(`${href(list)}?nearme=true`);
        await areSorted();
      });
    });

    test.describe('without permission for the position', () => {
      test.use({ ...use, permissions: [] });

      test('turns near me off and says why', async ({ page, backend, href, t }) => {
        const { list } = await findSpecialty(backend.api);
        const near = page.getByRole('button', { name: t.filters('near.toggle') });
        await page.goto(href(list));
        await near.click();
        await expect(page.getByText(t.filters('near.failed'))).toBeVisible();
        await expect(page).toHaveURL(href(list));
        await expect(near).toHaveAttribute('aria-pressed', 'false');
      });

      test('turns near me off when the URL turned it on', async ({ page, backend, href, t }) => {
        const { list } = await findSpecialty(backend.api);
        await page.goto(`${href(list)}?nearme=true&date=2026-11-25`);
        await expect(page.getByText(t.filters('near.failed'))).toBeVisible();
        await expect(page).toHaveURL(`${href(list)}?date=2026-11-25`);
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    });
  });
}

test.describe('while the position is being determined', () => {
  test.use({ country: 'ro' });

  test('while the position is being determined, shows progress, and near me can be turned off', async ({
    page,
    backend,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    const near = page.getByRole('button', { name: t.filters('near.toggle') });
    await page.addInitScript(() => {
      navigator.geolocation.watchPosition = () => 1;
    });
    await page.goto(`${list}?nearme=true`);
    await expect(page.getByText(t.filters('near.waiting'))).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await near.click();
    await expect(page.getByText(t.filters('near.waiting'))).toBeHidden();
    await expect(page).toHaveURL(list);
  });

  test('while the position is being determined, gives up after 10 seconds', async ({
    page,
    backend,
    t,
  }) => {
    const { list } = await findSpecialty(backend.api);
    await page.addInitScript(() => {
      navigator.geolocation.watchPosition = (_success, failure, options) => {
        if (options?.timeout === 10_000) {
          queueMicrotask(() => failure?.({ code: 3 } as GeolocationPositionError));
        }
        return 1;
      };
    });
    await page.goto(`${list}?nearme=true`);
    await expect(page.getByText(t.filters('near.failed'))).toBeVisible();
    await expect(page).toHaveURL(list);
  });
});
