import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { cardOf } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** An appointment as the booking stores it; the clock of the e2e server is at 22 November 2026. */
const APPOINTMENT = {
  id: 15,
  hash: 'f'.repeat(32),
  datetime: '2026-11-25T09:30:00+01:00',
  until: Date.parse('2126-11-25T10:00:00+01:00'),
  doctor: 'Dr. Kovács Anna',
};

test('viewed doctors and favourites are listed until they are cleared', async ({
  page,
  backend,
  t,
}) => {
  const { specialty, city, list } = await findSpecialty(backend.api);
  const query = { city: city.id, service: String(specialty.id), limit: 2 };
  const [first, second] = (await backend.api.doctors(query)).results;
  if (first === undefined || second === undefined) throw new Error('The list is too short');

  await page.goto(list);
  const heart = (doctor: { name: string }) =>
    cardOf(page, doctor).getByRole('button', {
      name: t.common('favourite', { name: doctor.name }),
    });
  await heart(first).click();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(second)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page, second).getByRole('link', { name: second.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);

  await page.goto('/');
  const viewed = page.getByRole('region', { name: t.home('saved.viewed') });
  await expect(viewed.getByRole('link', { name: second.name })).toBeVisible();
  await expect(viewed.getByRole('link', { name: first.name })).toHaveCount(0);
  await expectAccessible(page);
  await viewed.getByRole('link', { name: t.home('saved.title') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('saved.title'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: first.name })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: t.home('saved.clearAll') }).click();
  await expect(main.getByText(t.home('saved.empty'))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('hero.title'));
  await expect(viewed).toHaveCount(0);
});

test('no request contains what the browser stores', async ({ page, backend }) => {
  const { specialty, city } = await findSpecialty(backend.api);
  const query = { city: city.id, service: String(specialty.id), limit: 1 };
  const [doctor] = (await backend.api.doctors(query)).results;
  if (doctor === undefined) throw new Error('The list is empty');
  await page.goto(`/doctor/${doctor.slug}`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await page.goto('/');
  await page.goto('/favourites');
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((request) => request.includes(doctor.slug))).toEqual([]);
});

for (const [name, use] of [
  ['on a desktop', {}],
  ['on a phone', { ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('the next appointment is the first card and causes no layout shift', async ({
      page,
      t,
    }) => {
      await page.addInitScript(
        ([appointments, viewed]) => {
          if (sessionStorage.getItem('stored') !== null) return;
          sessionStorage.setItem('stored', 'yes');
          localStorage.setItem('vizit:appointments', appointments);
          localStorage.setItem('vizit:viewed', viewed);
        },
        [
          JSON.stringify([APPOINTMENT]),
          JSON.stringify([
            { slug: 'a', name: 'Dr. A', image: null, specialty: 'Szemész', language: 'hu' },
          ]),
        ] as const,
      );
      await page.goto('/');
      const card = page.getByRole('region', { name: t.home('saved.appointment') });
      await expect(card).toContainText(APPOINTMENT.doctor);
      await expect(card).toContainText('09:30');
      await expect(card.getByRole('link')).toHaveAttribute(
        'href',
        `/appointments/15?hash=${APPOINTMENT.hash}`,
      );
      await expect(page.getByRole('region', { name: t.home('saved.viewed') })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
      await expectNoOverflow(page);

      await card.getByRole('button', { name: t.home('saved.hideAppointment') }).click();
      await expect(card).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('region', { name: t.home('saved.viewed') })).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the page of favourites explains where they are stored', async ({
    page,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    await page.goto('/favourites');
    await expect(page.getByText(t.home('saved.text'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t.home('saved.find') })).toBeVisible();
  });
});
