import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, errorResponse } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { siteHandlers } from '#tests/support/web/site-handlers.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';

const LIST = '/doctors/budapest/cardiologist';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'city-slug=; path=/; max-age=0';
});

async function chooseCity(name: string) {
  await userEvent.click(page.getByRole('button', { name: /^City:/ }));
  await userEvent.click(page.getByRole('menuitem', { name }));
  await userEvent.click(page.getByRole('menuitem', { name: 'All districts' }));
}

describe('the city picker', () => {
  beforeEach(() => {
    fakeServer(siteHandlers);
  });

  test('the city picker changes a list to the chosen city and stores the choice', async () => {
    const { router } = await renderSite(`${LIST}?sort=price&city_area=ujbuda`);
    await chooseCity('Pécs');
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Pécs/);
    expect(router.state.location.pathname).toBe('/en/doctors/pecs/cardiologist');
    expect(router.state.location.search).toBe('?sort=price');
    expect(document.cookie).toContain('city-slug=pecs');
  });

  test('the city picker changes the city of a page without a city in its path', async () => {
    const { router } = await renderSite('/');
    await chooseCity('Pécs');
    await expect.element(page.getByText('Doctors in Pécs')).toBeVisible();
    expect(router.state.location.pathname).toBe('/en');
  });

  test('the city picker uses the city of a visited page for the next pages', async () => {
    const { app } = await renderSite('/doctors/pecs/cardiologist');
    await vi.waitFor(() => expect(app.cityMemory.get()).toBe('pecs'));
  });
});

describe('a city chosen in another tab', () => {
  beforeEach(() => {
    fakeServer(siteHandlers);
  });
  const cityButton = () => page.getByRole('button', { name: /^City:/ });

  test('a city chosen in another tab applies to a page whose path has no city', async () => {
    const { app } = await renderSite('/contacts', { citySlug: 'budapest' });
    await expect.element(cityButton()).toMatchTextContent(/Budapest/);
    document.cookie = 'city-slug=pecs; path=/';
    await expect.element(cityButton()).toMatchTextContent(/Pécs/);
    expect(app.cityMemory.get()).toBe('pecs');
  });

  test('a city chosen in another tab does not apply to a page whose path has another city', async () => {
    const { app } = await renderSite('/clinics/budapest');
    await expect.element(cityButton()).toMatchTextContent(/Budapest/);
    document.cookie = 'city-slug=pecs; path=/';
    await vi.waitFor(() => expect(app.cityMemory.get()).toBe('pecs'));
    await expect.element(cityButton()).toMatchTextContent(/Budapest/);
  });
});

describe('the page layout', () => {
  beforeEach(() => fakeServer(siteHandlers));

  test('the page layout links to the same page in the other languages', async () => {
    await renderSite(`${LIST}?sort=price`);
    await userEvent.click(page.getByRole('button', { name: /^Language:/ }));
    const href = (name: string) =>
      page.getByRole('menuitem', { name }).element().getAttribute('href');
    expect(href('Magyar')).toBe(`${LIST}?sort=price`);
    expect(href('Русский')).toBe(`/ru${LIST}?sort=price`);
  });

  test('the page layout moves the focus to the content of the next page', async () => {
    await renderSite(LIST);
    await userEvent.click(page.getByRole('link', { name: 'Home', exact: true }));
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('the page layout shows the scroll-to-top button after 100 pixels', async () => {
    await renderSite(LIST);
    const button = page.getByRole('button', { name: 'Back to top' });
    scrollTo({ top: 100, behavior: 'instant' });
    await expect.element(button).not.toBeInTheDocument();
    scrollTo({ top: 101, behavior: 'instant' });
    await userEvent.click(button);
    await vi.waitFor(() => expect(scrollY).toBe(0));
  });
});

test('the page layout shows a toast for a request that fails on the server', async () => {
  const server = fakeServer(siteHandlers);
  const { app } = await renderSite('/');
  server.on('GET /api/v1/insurances/', () =>
    errorResponse([{ code: 'server_error', attr: null }], 500),
  );
  await app.queryClient.prefetchQuery({ ...insurancesQuery(app), retry: false });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong/);
});
