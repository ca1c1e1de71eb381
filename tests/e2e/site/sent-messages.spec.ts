import { devPaths } from '#shared/paths.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

for (const { name, use } of [
  { name: 'on a desktop', use: { country: 'hu' } },
  {
    name: 'on a narrow phone, in the dark theme',
    use: { country: 'hu', ...phone, viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
  },
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('lists the messages of the console provider in a table', async ({ page, reserve }) => {
      const { appointment } = await reserve.appointment();
      await page.goto(devPaths.sms);
      const row = page.getByRole('row').filter({ hasText: appointment.client_phone }).first();
      await expect(row.getByRole('cell')).toHaveCount(3);
      await expect(page.getByRole('columnheader')).toHaveText(['Sent at', 'To', 'Text']);
      await expectNoOverflow(page);
      await expectAccessible(page, { rules: 'advice' });
    });
  });
}
