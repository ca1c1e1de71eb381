import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const CALL = /\/api\/v1\/clinic-requests\/$/;

for (const [name, use, hasConsent] of [
  ['on a desktop, in Romanian', { country: 'ro' }, true],
  [
    'on a phone, in Russian',
    { country: 'kg', ...phone, viewport: { width: 360, height: 740 } },
    false,
  ],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a clinic submits a request to join', async ({ page, href, t, browserErrors }) => {
      await page.goto(href('/join'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.join('title'));
      await expectNoOverflow(page);
      await expectAccessible(page);

      const field = (key: Parameters<typeof t.join>[0]) =>
        main.getByLabel(t.join(key), { exact: true });
      const submit = main.getByRole('button', { name: t.join('form.submit') });
      const consent = main.getByRole('checkbox');
      await expect(consent).toHaveCount(hasConsent ? 1 : 0);
      await submit.click();
      await expect(field('form.clinic_name')).toBeFocused();
      await expect(main.getByText(t.join('errors.required'))).toHaveCount(hasConsent ? 6 : 5);

      await field('form.clinic_name').fill('Clinica de probă');
      await field('form.city').fill('Oraș');
      await field('form.contact_name').fill('Ana');
      await field('form.phone').fill('12');
      await field('form.email').fill('ana');
      if (hasConsent) await consent.check();
      await submit.click();
      await expect(main.getByText(t.join('errors.phone'))).toBeVisible();
      await expect(main.getByText(t.join('errors.email'))).toBeVisible();
      await expectAccessible(page);

      // The number has enough digits but is invalid, which only the server checks.
      await field('form.email').fill('ana@example.com');
      await field('form.phone').fill('+999 123 456');
      browserErrors.expectErrorStatus(400, CALL);
      await submit.click();
      await expect(field('form.phone')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('form.phone')).toBeFocused();
      await field('form.phone').fill('+40 712 345 678');
      await submit.click();
      await expect(main.getByRole('heading', { name: t.join('sent.title') })).toBeFocused();
      await expect(main.getByText(t.join('sent.text'))).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}
