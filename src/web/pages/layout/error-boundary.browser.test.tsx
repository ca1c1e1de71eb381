import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, failConnection } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});

test('a page that fails to load shows an error with a retry and a home link', async () => {
  fakeServer({ ...siteHandlers, 'GET /api/v1/services/': failConnection });
  await renderSite('/');
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the home page' }))
    .toHaveAttribute('href', '/en');
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText(/No connection/).first()).toBeVisible();
});

test('a page that failed to load keeps the layout and is retried without a reload', async () => {
  const server = fakeServer({ ...siteHandlers, 'GET /api/v1/services/': failConnection });
  const { router } = await renderSite('/');
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Language:/ })).toBeVisible();

  server.on('GET /api/v1/services/', siteHandlers['GET /api/v1/services/']);
  await userEvent.click(page.getByRole('link', { name: 'Try again' }));
  await expect.element(page.getByRole('link', { name: /Cardiologist 3 doctors/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/en');
});
