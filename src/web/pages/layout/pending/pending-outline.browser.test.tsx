import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeDoctor } from '#tests/support/web/doctors.ts';
import { fakeApi } from '#tests/support/web/fake-api.ts';
import { fakeServer } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { DOCTORS, siteHandlers } from '#tests/support/web/site-handlers.ts';

/** Returns the link to a doctor's profile; the browser adds the text of its `::after` to the name. */
const linkTo = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const heading = page.getByRole('heading', { level: 1 });

beforeEach(() => page.viewport(360, 740));
afterEach(() => vi.unstubAllGlobals());

/** Returns a handler that responds with `result` once it is released. */
function heldResponse(result: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { handler: () => promise, release: () => resolve(result) };
}

test('a profile that loads shows the name and specialty from the list', async () => {
  const profile = heldResponse(makeDoctor({ slug: 'doctor-2', name: 'Doctor 2' }));
  fakeServer({ ...siteHandlers, 'GET /api/v1/doctors/doctor-2/': profile.handler });
  const { router } = await renderSite('/doctors/budapest/cardiologist');
  scrollTo({ top: 300, behavior: 'instant' });
  await userEvent.click(linkTo('Doctor 2'));

  await expect.element(heading).toHaveTextContent('Doctor 2');
  await expect
    .element(page.getByRole('main').getByRole('listitem'))
    .toHaveTextContent('Cardiologist');
  await expect.element(linkTo('Doctor 1')).not.toBeInTheDocument();
  expect(scrollY).toBe(0);
  expect(router.state.location.pathname).toBe('/en/doctors/budapest/cardiologist');
  const { top } = heading.element().getBoundingClientRect();

  profile.release();
  await expect.poll(() => router.state.location.pathname).toBe('/en/doctor/doctor-2');
  await expect
    .element(page.getByRole('region', { name: 'About the doctor in brief' }))
    .toBeVisible();
  expect(heading.element().getBoundingClientRect().top).toBe(top);

  await router.navigate(-1);
  await expect.element(linkTo('Doctor 1')).toBeVisible();
});

test('a list that loads shows its title if the service is known', async () => {
  const service = heldResponse(await fakeApi().service({ slug: 'cardiologist' }));
  fakeServer({ ...siteHandlers, 'GET /api/v1/services/cardiologist/': service.handler });
  await renderSite('/');
  const link = page.getByRole('main').getByRole('link', { name: /^Cardiologist/ });
  await userEvent.click(link.first());

  await expect.element(heading).toHaveTextContent('Cardiologists in Budapest');
  await expect.element(page.getByRole('main')).toContainElement(heading.element());
  service.release();
  await expect.element(linkTo('Doctor 1')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Cardiologists in Budapest');
});

test('a change of filters keeps the list on screen', async () => {
  const server = fakeServer(siteHandlers);
  const { router } = await renderSite('/doctors/budapest/cardiologist');
  const first = linkTo('Doctor 1');
  await expect.element(first).toBeVisible();
  const doctors = heldResponse(await fakeApi().doctors({}));
  server.on(DOCTORS, doctors.handler);
  const changed = router.navigate('/en/doctors/budapest/cardiologist?sort=price');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await expect.element(first).toBeVisible();
  doctors.release();
  await changed;
});
