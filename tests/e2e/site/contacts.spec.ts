import { countryOf } from '#shared/countries/index.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const CALL = /\/api\/v1\/contact-messages\/$/;

for (const [name, use] of [
  ['on a desktop, in Hungarian', { country: 'hu' }],
  [
    'on a phone, in Kazakh',
    { country: 'kz', language: 'kk', ...phone, viewport: { width: 360, height: 740 } },
  ],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('validates and sends a message', async ({ page, href, t, country }) => {
      await page.goto(href('/contacts'));
      const main = page.getByRole('main');
      const { supportEmail, supportPhone } = countryOf(country);
      await expect(main.getByRole('link', { name: supportEmail })).toBeVisible();
      await expect(main.getByRole('link', { name: supportPhone })).toHaveAttribute(
        'href',
        `tel:${supportPhone.replaceAll(' ', '')}`,
      );
      await expectNoOverflow(page);
      await expectAccessible(page);

      const field = (label: string) => main.getByLabel(label, { exact: true });
      const submit = main.getByRole('button', { name: t.contacts('form.submit') });
      await submit.click();
      await expect(field(t.contacts('form.name'))).toBeFocused();
      await expect(main.getByText(t.contacts('errors.required')).first()).toBeVisible();
      await expectAccessible(page);

      await field(t.contacts('form.name')).fill('Kata');
      await field(t.contacts('form.contact')).fill('kata@');
      await field(t.contacts('form.message')).fill('?');
      const consent = main.getByRole('checkbox');
      if ((await consent.count()) > 0) await consent.check();
      await submit.click();
      await expect(main.getByText(t.contacts('errors.contact'))).toBeVisible();
      await expect(field(t.contacts('form.contact'))).toBeFocused();
      await field(t.contacts('form.contact')).fill('kata@example.com');

      let calls = 0;
      page.on('request', (request) => {
        if (CALL.test(request.url())) calls += 1;
      });
      await submit.dblclick();
      const heading = main.getByRole('heading', { name: t.contacts('sent.title') });
      await expect(heading).toBeFocused();
      await expect(main.getByText(t.contacts('sent.text'))).toBeVisible();
      expect(calls).toBe(1);
      await expectAccessible(page);
    });
  });
}

test('shows an API error at its field', async ({ page, t, browserErrors }) => {
  await page.goto('/contacts');
  const main = page.getByRole('main');
  const contact = main.getByLabel(t.contacts('form.contact'), { exact: true });
  await main.getByLabel(t.contacts('form.name'), { exact: true }).fill('Kata');
  await contact.fill('999 999');
  await main.getByLabel(t.contacts('form.message'), { exact: true }).fill('Hol van a rendelő?');
  await main.getByRole('checkbox').check();
  browserErrors.expectErrorStatus(400, CALL);
  await main.getByRole('button', { name: t.contacts('form.submit') }).click();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(contact).toBeFocused();
  await contact.fill('+36 20 123 4567');
  await main.getByRole('button', { name: t.contacts('form.submit') }).click();
  await expect(main.getByRole('heading', { name: t.contacts('sent.title') })).toBeVisible();
});

test('keeps a message that fails to be sent', async ({ page, t, browserErrors }) => {
  await page.goto('/contacts');
  const main = page.getByRole('main');
  const message = main.getByLabel(t.contacts('form.message'), { exact: true });
  await main.getByLabel(t.contacts('form.name'), { exact: true }).fill('Kata');
  await main.getByLabel(t.contacts('form.contact'), { exact: true }).fill('kata@example.com');
  await message.fill('Hol van a rendelő?');
  await main.getByRole('checkbox').check();
  browserErrors.expectNoResponse(CALL);
  await handleNextRequest(page, CALL, (route) => route.abort('connectionrefused'));
  const submit = main.getByRole('button', { name: t.contacts('form.submit') });
  await submit.click();
  await expect(page.getByText(t.common('errors.network'))).toBeVisible();
  await expect(message).toHaveValue('Hol van a rendelő?');
  await submit.click();
  await expect(main.getByRole('heading', { name: t.contacts('sent.title') })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, offers other contact methods instead of the form', async ({
    page,
    t,
    browserErrors,
  }) => {
    browserErrors.expectNoResponse(/^\/assets\/.*\.js$/);
    for (const [path, text] of [
      ['/contacts', t.contacts('withoutScripts')],
      ['/join', t.join('withoutScripts')],
      ['/survey', t.survey('withoutScripts')],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(text)).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('link', { name: /@/ }).last()).toBeVisible();
    }
  });
});
