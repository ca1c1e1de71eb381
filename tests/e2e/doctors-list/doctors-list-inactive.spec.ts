import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { findSpecialty, specialties } from '#tests/support/e2e/data/find-slot.ts';
import { expectAbove } from '#tests/support/e2e/checks/layout.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const FIRST_PAGE = 5;

/** Finds a short list that has doctors on leave, with the first of them. */
async function withInactive({ api }: Backend) {
  for (const listed of await specialties(api)) {
    const query = { city: listed.city.id, service: String(listed.specialty.id), is_active: false };
    const [doctor] = (await api.doctors(query)).results;
    const { doctors_count: count } = listed.specialty;
    // Doctors on leave follow the last page of the others.
    if (doctor !== undefined && count > 0 && count <= FIRST_PAGE) return { ...listed, doctor };
  }
  throw new Error('The demo data has no doctor on leave');
}

test.describe('where doctors on leave are shown', () => {
  test.use({ country: 'kg', ...phone, viewport: { width: 360, height: 740 } });

  test('where doctors on leave are shown, doctors on leave take no bookings and have no slots', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list, doctor } = await withInactive(backend);
    await page.goto(href(list));
    const section = page.getByRole('list', { name: t.doctors('list.inactive') });
    await expect(section.getByRole('heading', { name: doctor.name })).toBeVisible();
    const card = cardOf(page, doctor);
    await expect(card.getByText(t.doctors('card.inactive'), { exact: true })).toBeVisible();
    await expect(card.getByRole('group', { name: t.slots('label') })).toHaveCount(0);
    await card.getByRole('link', { name: doctor.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  });

  test('where doctors on leave are shown, doctors on leave come last', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list, specialty, city } = await findSpecialty(backend.api);
    const total = specialty.doctors_count;
    const query = { city: city.id, service: String(specialty.id), limit: 1 };
    const response = await backend.api.doctors(query);
    const inactive = (doctor: DoctorExpanded): DoctorExpanded => ({
      ...doctor,
      id: 999_999,
      name: 'Асанова Айгүл',
      is_active: false,
    });
    await page.route(/is_active=false/, (route) =>
      route.fulfill({
        json: { ...response, count: 1, next: null, results: response.results.map(inactive) },
      }),
    );
    const section = page.getByRole('heading', { name: t.doctors('list.inactive') });
    const cards = page
      .getByRole('list', { name: t.doctors('list.label'), exact: true })
      .getByRole('article');

    await page.goto(href(list));
    await expect(cards).toHaveCount(5);
    await expect(section).toHaveCount(0);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(total);
    await expect(section).toBeVisible();
    await expectAbove(cards.last(), section);
  });
});

test.describe('where doctors on leave are not shown', () => {
  test.use({ country: 'hu', language: 'en' });

  test('where doctors on leave are not shown, the list does not request them', async ({
    page,
    backend,
    href,
    t,
  }) => {
    const { list, doctor } = await withInactive(backend);
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.url().includes('is_active=false')) requestCount += 1;
    });
    await page.goto(href(list));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: doctor.name })).toHaveCount(0);
    await expect(page.getByText(t.doctors('list.inactive'))).toHaveCount(0);
    expect(requestCount).toBe(0);
  });
});
