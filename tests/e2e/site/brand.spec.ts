import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ro', language: 'en' });

test('the site can be installed, in the language of the page', async ({ page, context, href }) => {
  await page.goto(href('/contacts'));
  const devtools = await context.newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/\/en\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ lang: 'en-RO', start_url: '/en' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});
