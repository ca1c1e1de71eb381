import { formatMoney } from '#shared/domain/money.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/journey/doctors-list.ts';
import { findVisit } from '#tests/support/journey/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ro', javaScriptEnabled: false });

test('before any script runs, doctors, prices and times can be read', async ({
  page,
  outside,
  troubles,
  t,
}) => {
  troubles.expectNoAnswer(/^\/assets\/.*\.js$/);
  const { list, specialty, doctor, service, branch, slot } = await findVisit(outside.api, {
    day: '2026-11-24',
  });
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
  await expect(page.getByRole('heading', { name: t.profile('reviews.title') })).toBeVisible();
});
