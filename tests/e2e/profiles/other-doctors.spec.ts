import { paths } from '#shared/paths.ts';
import { layoutShift, MAX_SHIFT } from '#tests/support/e2e/checks/layout-shift.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

for (const [name, use] of [
  ['on a desktop', { country: 'hu' }],
  ['on a phone', { country: 'kz', ...phone, viewport: { width: 360, height: 740 } }],
  ['on a tablet', { country: 'ro', viewport: { width: 820, height: 1180 } }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('links to other doctors of the specialty', async ({ page, reserve, t }) => {
      const { doctor } = await reserve.slot();
      await page.goto(paths.doctor(doctor.slug));
      const others = page.getByRole('region', { name: t.profile('others.title') });
      const links = others.getByRole('listitem').getByRole('link');
      await expect(links.first()).toBeVisible();
      expect(await links.count()).toBeLessThanOrEqual(6);
      await expect(others).not.toContainText(doctor.name);
      const label = (await links.first().textContent()) ?? '';
      await links.first().click();
      const name = page.getByRole('heading', { level: 1 });
      await expect(name).not.toHaveText(doctor.name);
      expect(label).toContain(await name.textContent());
    });

    test('slots that load late cause no layout shift', async ({ page, reserve, t }) => {
      const { doctor, service } = await reserve.slot();
      let respond = () => {};
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      await page.route('**/api/v1/slots/**', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(paths.doctor(doctor.slug, { doctorService: service.id }));
      const panel = page.getByRole('region', { name: t.profile('booking.title') });
      await panel.getByRole('button', { name: t.slots('next') }).click();
      respond();
      const slots = panel.getByRole('listitem').getByRole('button').first();
      // A doctor may have none on the next four days, which can have a holiday.
      await expect(slots.or(panel.getByText(t.slots('windowEmpty')))).toBeVisible();
      await expectNoOverflow(page);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  });
}

test('a doctor who takes no bookings has links to others', async ({ page, backend, t }) => {
  const [doctor] = (await backend.api.doctors({ is_active: false, limit: 1 })).results;
  if (doctor === undefined) throw new Error('The demo data has no inactive doctor');
  await page.goto(paths.doctor(doctor.slug));
  const main = page.getByRole('main');
  await expect(main).toContainText(t.profile('inactive.title'));
  await expect(page.getByRole('region', { name: t.profile('booking.title') })).toHaveCount(0);
  await expect(main.getByRole('button', { name: t.profile('booking.book') })).toHaveCount(0);
  const headings = main.getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText(t.profile('others.title'));
});
