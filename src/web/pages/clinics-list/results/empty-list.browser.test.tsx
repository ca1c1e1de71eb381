import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeCity } from '#tests/support/web/doctors.ts';
import { fakeServer, pageOf } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', 'There are no clinics in this city yet.', ['Pécs', 'Find a doctor instead']],
  [
    '?city_area=ujbuda',
    'There are no clinics in this district yet.',
    ['Search in all districts', 'Find a doctor instead'],
  ],
  [
    '?name=zzz',
    'Check the spelling of the name or remove the filters.',
    ['Remove the filters', 'Find a doctor instead'],
  ],
])(
  'an empty list of clinics at "%s" explains why and links to alternatives',
  async (search, text, links) => {
    const cities = [
      makeCity(),
      makeCity({ id: 11, slug: 'pecs', name: 'Pécs' }),
      makeCity({ id: 12, slug: 'eger', name: 'Eger', doctors_count: 0 }),
    ];
    fakeServer({ ...siteHandlers, 'GET /api/v1/cities/': () => pageOf(cities) });
    await renderSite(`/clinics/budapest${search}`);
    await expect.element(page.getByText(text)).toBeVisible();
    const state = page
      .getByRole('heading', { name: 'No clinics were found' })
      .element().parentElement;
    expect([...(state?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(
      links,
    );
  },
);
