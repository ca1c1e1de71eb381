import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const CALL = /\/api\/v1\/survey-answers\/$/;

for (const [name, use] of [
  ['on a desktop, in Hungarian', { country: 'hu' }],
  [
    'on a phone, in Kazakh',
    { country: 'kz', language: 'kk', ...phone, viewport: { width: 360, height: 740 } },
  ],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('submits anonymous answers and requires only the score', async ({ page, href, t }) => {
      await page.goto(href('/survey'));
      const main = page.getByRole('main');
      await expectNoOverflow(page);
      await expectAccessible(page);
      const submit = main.getByRole('button', { name: t.survey('submit') });
      const score = main.getByRole('radiogroup', {
        name: t.survey('score.label', { brand: 'Vizit' }),
      });
      await submit.click();
      await expect(main.getByText(t.survey('errors.required'))).toBeVisible();
      await expect(score.getByRole('radio').first()).toBeFocused();

      await score.getByRole('radio', { name: '8', exact: true }).check();
      await page.keyboard.press('ArrowRight');
      await expect(score.getByRole('radio', { name: '9', exact: true })).toBeChecked();
      await main.getByRole('radio', { name: t.survey('found.partly') }).check();
      await main
        .getByRole('textbox', { name: t.survey('better.label') })
        .fill(' Több fogorvos kellene ');
      await expectAccessible(page);

      const sent = page.waitForRequest(CALL);
      await submit.click();
      expect((await sent).postDataJSON()).toEqual({
        score: 9,
        answers: { found: 'partly', better: 'Több fogorvos kellene' },
      });
      await expect(main.getByRole('heading', { name: t.survey('sent.title') })).toBeFocused();
      await expectAccessible(page);
    });
  });
}
