import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { doctorsPage, fakeApi, makeService } from '#tests/support/web/fake-api.ts';
import { fakeServer, pageOf, failConnection } from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { DOCTORS, siteHandlers } from '#tests/support/web/site-handlers.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'city-slug=; path=/; max-age=0';
});

const many = Array.from({ length: 15 }, (_, index) =>
  makeService({ id: index + 1, slug: `s-${index}`, name: `Specialty ${index}`, doctors_count: 9 }),
);
const specialties = () => page.getByRole('main').getByRole('link', { name: /^Specialty/ });
const cardiologist = () => page.getByRole('link', { name: /Cardiologist 3 doctors/ });

test("a specialty links to its doctors in the visitor's city", async () => {
  fakeServer(siteHandlers);
  await renderSite('/');
  await expect.element(cardiologist()).toHaveAttribute('href', '/en/doctors/budapest/cardiologist');
});

describe('the next available times', () => {
  const NOW = Date.parse('2026-11-23T08:00:00Z');
  const times = () => page.getByRole('region', { name: 'Soonest available times' });

  test('the home page requests the doctors available soonest and shows their first times', async () => {
    const server = fakeServer({ ...siteHandlers, [DOCTORS]: () => doctorsPage(4, {}) });
    await renderSite('/', { now: NOW });
    await expect.element(times()).toBeVisible();
    expect(server.callsTo(DOCTORS)[0]?.query.get('ordering')).toBe('soonest');
    expect(times().getByRole('link').length).toBe(3);
    expect(times().getByRole('button', { name: /, 09:00$/ }).length).toBe(3);
    expect(times().getByText('tomorrow').length).toBe(3);
  });

  test('a time opens the booking of that doctor and time', async () => {
    fakeServer({ ...siteHandlers, [DOCTORS]: () => doctorsPage(4, {}) });
    await renderSite('/', { now: NOW });
    await userEvent.click(times().getByRole('button', { name: /^Doctor 2, .*, 09:00$/ }));
    const booking = page.getByRole('dialog');
    await expect.element(booking).toMatchTextContent(/Doctor 2/);
    await expect.element(booking).toMatchTextContent(/24 November.*09:00/);
  });

  test('the next available times are not shown if no doctor of the city is available', async () => {
    fakeServer({ ...siteHandlers, [DOCTORS]: () => doctorsPage(0, {}) });
    await renderSite('/', { now: NOW });
    await expect.element(cardiologist()).toBeVisible();
    expect(times().length).toBe(0);
  });
});

test('a review in another language than the page names its language', async () => {
  const review = {
    id: 1,
    author: 'Zsófia',
    score: 10,
    comment: 'Nagyon figyelmes volt.',
    language: 'hu',
    service: null,
    created_at: '2026-11-20T10:00:00+01:00',
    evidence: null,
    doctor: { id: 1, slug: 'doctor-1', name: 'Doctor 1' },
  };
  const english = {
    ...review,
    id: 2,
    language: 'en',
    comment: 'Very attentive.',
    doctor: { id: 2, slug: 'doctor-2', name: 'Doctor 2' },
  };
  fakeServer({
    ...siteHandlers,
    'GET /api/v1/reviews/': () => pageOf([review, english]),
  });
  await renderSite('/');
  await expect.element(page.getByText('Very attentive.')).toBeVisible();
  expect(page.getByText('Review in Hungarian').length).toBe(1);
  expect(page.getByText('Review in English').length).toBe(0);
});

describe('a long list of specialties', () => {
  beforeEach(() => fakeServer({ ...siteHandlers, 'GET /api/v1/services/': () => pageOf(many) }));
  const toggle = (name: string) => page.getByRole('button', { name });

  test('a long list of specialties is shown completely on a desktop', async () => {
    await renderSite('/');
    await expect.element(specialties().first()).toBeVisible();
    expect(specialties().length).toBe(15);
    expect(toggle('All 15 specialties').length).toBe(0);
  });

  test('a long list of specialties shows twelve and a button for the rest on a phone', async () => {
    await page.viewport(360, 780);
    await renderSite('/');
    await expect.element(specialties().first()).toBeVisible();
    expect(specialties().length).toBe(12);
    await userEvent.click(toggle('All 15 specialties'));
    expect(specialties().length).toBe(15);
    await userEvent.click(toggle('Show fewer specialties'));
    expect(specialties().length).toBe(12);
    await expect.element(toggle('All 15 specialties')).toHaveFocus();
  });

  test('a long list of specialties shows twelve and a button for the rest if the country enables short lists', async () => {
    await renderSite('/', { country: 'kg' });
    await expect.element(specialties().first()).toBeVisible();
    expect(specialties().length).toBe(12);
    await userEvent.click(toggle('All 15 specialties'));
    expect(specialties().length).toBe(15);
  });
});

describe('the city prompt', () => {
  beforeEach(() => fakeServer(siteHandlers));
  const question = () => page.getByRole('dialog', { name: 'Which city are you looking in?' });

  test('the city prompt is shown once, and the chosen city becomes the city of the page', async () => {
    const { app, unmount } = await renderSite('/', { country: 'kz' });
    await expect.element(question()).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: /^Pécs/ }));
    await expect.element(page.getByText('Doctors in Pécs')).toBeVisible();
    expect(app.cityMemory.get()).toBe('pecs');
    expect(document.cookie).toContain('city-slug=pecs');
    await expect.element(question()).not.toBeInTheDocument();
    await unmount();

    await renderSite('/', { country: 'kz', citySlug: 'pecs' });
    await expect.element(cardiologist()).toBeVisible();
    expect(question().length).toBe(0);
  });

  test('the city prompt is shown on the map, as its path has no city', async () => {
    await renderSite('/map', { country: 'kz' });
    await expect.element(question()).toBeVisible();
  });

  test.each(['/404?from_url=%2Fclinics%2Fpecs%2Fnosuch', '/contacts'])(
    'the city prompt is not shown on %s',
    async (path) => {
      await renderSite(path, { country: 'kz' });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(question().length).toBe(0);
    },
  );

  test('the city prompt chooses the default city when it is closed', async () => {
    await renderSite('/', { country: 'kz' });
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    expect(document.cookie).toContain('city-slug=budapest');
  });

  test('the city prompt is not shown if the country disables it', async () => {
    await renderSite('/');
    await expect.element(cardiologist()).toBeVisible();
    expect(question().length).toBe(0);
  });
});

test.each([
  '/',
  '/procedures/budapest',
  '/clinics/budapest',
  '/doctors/budapest/cardiologist',
  '/nowhere',
])(
  'a country without doctors says at %s that it starts soon, and leads clinics to the join form',
  async (path) => {
    const [city] = (await fakeApi().cities()).results;
    fakeServer({
      ...siteHandlers,
      'GET /api/v1/cities/': () => pageOf([{ ...city, doctors_count: 0 }]),
      'GET /api/v1/services/': () => pageOf([]),
      'GET /api/v1/service-categories/': () => pageOf([]),
      'GET /api/v1/clinics/': () => pageOf([]),
      [DOCTORS]: () => doctorsPage(0, {}),
    });
    await renderSite(path);
    const main = page.getByRole('main');
    await expect.element(main.getByText(/starts here soon/)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Add your clinic' }))
      .toHaveAttribute('href', '/en/join');
    await expect.element(page.getByText(/another city/)).not.toBeInTheDocument();
    await expect.element(main.getByText(/in a minute/)).not.toBeInTheDocument();
  },
);

test('specialties of another city that fail to load can be retried', async () => {
  const server = fakeServer(siteHandlers);
  const { app } = await renderSite('/');
  await expect.element(cardiologist()).toBeVisible();
  server.on('GET /api/v1/services/', failConnection);
  app.cityMemory.set('pecs');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  server.on('GET /api/v1/services/', siteHandlers['GET /api/v1/services/']);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(cardiologist()).toHaveAttribute('href', '/en/doctors/pecs/cardiologist');
});

test('the home page shows no doctors of the previous city while the next city loads', async () => {
  const response = Promise.withResolvers<ReturnType<typeof doctorsPage>>();
  const server = fakeServer({ ...siteHandlers, [DOCTORS]: () => doctorsPage(2, {}) });
  const { app } = await renderSite('/');
  const doctor = page.getByRole('link', { name: /Doctor 2/ });
  await expect.element(doctor).toBeVisible();
  const row = page.getByRole('region', { name: 'Soonest available times' });
  const rowHeight = () => row.element().getBoundingClientRect().height;
  const height = rowHeight();

  server.on(DOCTORS, () => response.promise);
  app.cityMemory.set('pecs');
  await expect.element(row.getByText('Loading')).toBeInTheDocument();
  expect(doctor.length).toBe(0);
  expect(Math.abs(rowHeight() - height)).toBeLessThan(24);
  response.resolve(doctorsPage(1, {}));
  await expect.element(page.getByRole('link', { name: /Doctor 1/ })).toBeVisible();
  expect(doctor.length).toBe(0);
});
