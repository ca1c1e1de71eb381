import { formatMoney } from '#shared/domain/money.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ro', javaScriptEnabled: false });

test('doctors, prices and slots are readable without scripts', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
  const { list, specialty, doctor, service, branch, slot } = await reserve.slot();
  await page.goto('/');
  await specialtyLink(page, specialty).click();
  await expect(page).toHaveURL(list);
  await expect(page).toHaveTitle(new RegExp(specialty.name));
  const card = cardOf(page, doctor);
  await expect(card).toContainText(branch.address);
  await expect(card).toContainText(formatMoney(service.total, 'RON', 'ro'));
  await expect(card.getByRole('button', { name: slotName(slot, 'ro') })).toBeVisible();
  await card.getByRole('link', { name: doctor.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
  await expect(
    page.getByRole('heading', { name: t.profile('reviews.title'), exact: true }),
  ).toBeVisible();
});

test('a profile links to its list and to all sections without scripts', async ({
  page,
  backend,
  reserve,
  browserErrors,
  t,
}) => {
  browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
  const { list, doctor, service, branch } = await reserve.slot();
  await page.goto(`/doctor/${doctor.slug}?doctor_service_id=${service.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(branch.address);
  await expect(main).toContainText(formatMoney(service.total, 'RON', 'ro'));
  const specialty = (await backend.api.doctor({ slug: doctor.slug })).specialties[0];
  if (specialty === undefined) throw new Error('The doctor has no specialty');
  const trail = page.getByRole('navigation', { name: t.common('breadcrumbs.label') });
  const back = trail.getByRole('link', { name: specialty.name });
  await expect(back).toHaveAttribute('href', list.replace(/[^/]+$/, specialty.slug));
  await back.click();
  await expect(page.getByRole('article').first()).toBeVisible();

  // Every link that is visible without scripts leads to an existing page.
  const links = page.locator('a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of new Set(paths.map((path) => path.replace(/#.*$/, '')))) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
  }
});
