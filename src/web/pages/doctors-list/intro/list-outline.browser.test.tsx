import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { doctorsPage } from '#tests/support/web/fake-api.ts';
import { errorResponse, failConnection, fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { DOCTORS, paginationOf, siteHandlers } from '#tests/support/web/site-handlers.ts';

beforeEach(() => page.viewport(360, 740));
afterEach(() => vi.unstubAllGlobals());

const SERVICE = 'GET /api/v1/services/cardiologist/';
const specialty = () => page.getByRole('link', { name: /Cardiologist 3 doctors/ });
const heading = () => page.getByRole('heading', { level: 1 });
const outline = () => page.getByText('Loading more doctors');

/** Opens the home page and follows a link to a list whose service the server holds back. */
async function openSlowList(respond: () => unknown = siteHandlers[SERVICE]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = fakeServer(siteHandlers);
  const site = await renderSite('/');
  server.on(SERVICE, async () => {
    await promise;
    return respond();
  });
  await userEvent.click(specialty());
  return { ...site, server, respond: resolve };
}

test('a list that loads slowly shows its heading and the places of its cards at once', async () => {
  const { router, respond } = await openSlowList();
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(outline().length).toBe(1);
  expect(router.state.location.pathname).toBe('/en/doctors/budapest/cardiologist');

  respond();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(outline().length).toBe(0);
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
});

test('Back leaves a list that is still loading for the page before it', async () => {
  const { router } = await openSlowList();
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
  await router.navigate(-1);
  await expect.element(specialty()).toBeVisible();
  expect(router.state.location.pathname).toBe('/en');
});

test('a list without a service of that name shows the not-found page when it knows', async () => {
  const { router, respond } = await openSlowList(() =>
    errorResponse([{ code: 'not_found', attr: null }], 404),
  );
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
  respond();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/en/404'));
});

test('a list whose connection fails later shows the error and a retry', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { server, respond } = await openSlowList(failConnection);
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
  respond();
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  server.on(SERVICE, siteHandlers[SERVICE]);
  await userEvent.click(page.getByRole('link', { name: 'Try again' }));
  await expect.element(page.getByRole('article').first()).toBeVisible();
  // React and React Router report the failure.
  errors.mockClear();
});

test('the search field keeps its list until the next one has loaded', async () => {
  const { respond } = await openSlowList();
  const field = () => page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await expect.element(heading()).toMatchTextContent('Cardiologists in Budapest');
  await expect.element(field()).not.toMatchTextContent(/Cardiologist/);
  respond();
  await expect.element(field()).toMatchTextContent(/Cardiologist/);
});

test('a filter keeps the old list until the new one has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = fakeServer(siteHandlers);
  const address = location.href;
  const { router } = await renderSite('/doctors/budapest/cardiologist');
  history.replaceState(null, '', '/en/doctors/budapest/cardiologist');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const before = server.callsTo(DOCTORS).length;
  server.on(DOCTORS, async (call) => {
    await promise;
    return doctorsPage(2, paginationOf(call));
  });
  void router.navigate('/doctors/budapest/cardiologist?sort=price');
  await vi.waitFor(() => expect(server.callsTo(DOCTORS).length).toBeGreaterThan(before));
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(outline().length).toBe(0);
  resolve();
  await vi.waitFor(() => expect(page.getByRole('article').length).toBe(2));
  history.replaceState(null, '', address);
});
