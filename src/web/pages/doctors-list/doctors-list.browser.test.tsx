import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { doctorsPage, makeListedDoctor, makeService } from '#tests/support/web/fake-api.ts';
import {
  fakeServer,
  pageOf,
  errorResponse,
  failConnection,
  type FakeCall,
} from '#tests/support/web/fake-server.ts';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { DOCTORS, paginationOf, siteHandlers } from '#tests/support/web/site-handlers.ts';

const LIST = '/doctors/budapest/cardiologist';
const DAY_COUNTS = 'GET /api/v1/doctors-day-counts/';
/** Monday in Budapest. */
const NOW = Date.parse('2026-11-23T10:00:00+01:00');

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.unstubAllGlobals());

const open = (path = LIST, country: 'hu' | 'kg' = 'hu') => renderSite(path, { country, now: NOW });
const doctors = () => page.getByRole('article');
const scrollTo = (index: number) => doctors().nth(index).element().scrollIntoView({ block: 'end' });

/** Waits until observers know where an element is: those of the page are older, so they have run. */
function observed(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Returns the offsets of the requested pages, without requests for the count. */
const requestedOffsets = (server: ReturnType<typeof fakeServer>) =>
  server
    .callsTo(DOCTORS)
    .filter(({ query }) => query.get('limit') === '8')
    .map(({ query }) => query.get('offset'));

test('paging of a doctors list loads the next page when the sixth doctor comes into view, not before', async () => {
  const server = fakeServer(siteHandlers);
  await open();
  await expect.element(doctors().nth(7)).toBeInTheDocument();
  expect(requestedOffsets(server)).toEqual(['0']);

  scrollTo(3);
  await observed(doctors().nth(3).element());
  expect(requestedOffsets(server)).toEqual(['0']);

  scrollTo(5);
  await expect.element(doctors().nth(15)).toBeInTheDocument();
  expect(requestedOffsets(server)).toEqual(['0', '8']);
});

test('a jump to the end loads all pages', async () => {
  const server = fakeServer(siteHandlers);
  await open();
  await vi.waitFor(() => {
    scrollTo(doctors().length - 1);
    expect(doctors().length).toBe(20);
  });
  expect(requestedOffsets(server)).toEqual(['0', '8', '16']);
});

test('a page that fails to load can be retried, and the other pages stay', async () => {
  let isDown = true;
  fakeServer({
    ...siteHandlers,
    [DOCTORS]: (call) =>
      isDown && call.query.get('offset') === '8'
        ? errorResponse([{ code: 'throttled', attr: null }], 429)
        : doctorsPage(20, paginationOf(call)),
  });
  await open();
  scrollTo(5);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  expect(doctors().length).toBe(8);

  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(doctors().nth(15)).toBeInTheDocument();
});

test('paging of a doctors list loads the slots of all doctors of a page in one request', async () => {
  const server = fakeServer(siteHandlers);
  await open();
  await expect.element(page.getByRole('button', { name: /09:00/ }).first()).toBeVisible();
  const calls = server.callsTo('GET /api/v1/slots/');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query.get('doctor')).toBe('1,2,3,4,5,6,7,8');
});

test('URL of a doctors list contains the sort order, which is sent to the API', async () => {
  const server = fakeServer(siteHandlers);
  const { router } = await open(`${LIST}?city_area=ujbuda`);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Újbuda/);

  await userEvent.selectOptions(page.getByLabelText('Sort by'), 'price');

  await vi.waitFor(() => expect(router.state.location.search).toContain('sort=price'));
  expect(router.state.location.search).toContain('city_area=ujbuda');
  const query = server.callsTo(DOCTORS).at(-1)?.query;
  expect(query?.get('ordering')).toBe('price');
  expect(query?.get('city_area')).toBe('7');
});

test('URL of a doctors list ignores a language that the country has no filter for', async () => {
  const server = fakeServer(siteHandlers);
  await open(`${LIST}?language=xx,de`);
  await expect.element(doctors().first()).toBeInTheDocument();
  expect(server.callsTo(DOCTORS)[0]?.query.get('language')).toBe('de');
});

test('URL of a doctors list ignores unknown filters and shows none as active', async () => {
  const server = fakeServer(siteHandlers);
  await open(`${LIST}?insurance=999999&city_area=xi&language=xx&sort=name&child_age=13`);
  await expect.element(doctors().first()).toBeVisible();
  const [request] = server.callsTo(DOCTORS);
  expect([...(request?.query.keys() ?? [])].toSorted()).toEqual(
    ['city', 'expand', 'limit', 'offset', 'service'].toSorted(),
  );
  await expect.element(page.getByRole('button', { name: /^Clear: / })).not.toBeInTheDocument();
  await expect.element(page.getByText('1 filter is on')).not.toBeInTheDocument();
});

test('URL of a doctors list drops an unknown filter when another one is chosen', async () => {
  fakeServer(siteHandlers);
  const { router } = await open(`${LIST}?insurance=999999&city_area=xi`);
  await userEvent.selectOptions(page.getByLabelText('Sort by'), 'price');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=price'));
});

test('URL of a doctors list with an unknown service redirects to the not-found page', async () => {
  fakeServer(siteHandlers);
  const { router } = await open('/doctors/budapest/wizard');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/en/404');
  expect(router.state.location.search).toBe(
    `?from_url=${encodeURIComponent('/en/doctors/budapest/wizard')}`,
  );
});

describe('a doctors list that fails to load', () => {
  const FAILED = 'The list of doctors could not be loaded.';
  const OFFLINE = 'No connection. Check your internet connection and try again.';
  /** Calls `fail` for sorted lists while `isDown` is true. */
  function failingSorted(fail: () => unknown) {
    const state = { isDown: true };
    fakeServer({
      ...siteHandlers,
      [DOCTORS]: (call) =>
        state.isDown && call.query.has('ordering') ? fail() : doctorsPage(20, paginationOf(call)),
    });
    return state;
  }

  test.each([
    [
      'with an error response',
      FAILED,
      () => errorResponse([{ code: 'throttled', attr: null }], 429),
    ],
    ['without a response', OFFLINE, failConnection],
  ])('%s after a choice shows an error, keeps the choice and can be retried', async (...row) => {
    const [, text, fail] = row;
    const state = failingSorted(fail);
    const { router } = await open();
    await expect.element(doctors().first()).toBeVisible();
    const sort = page.getByLabelText('Sort by');
    await userEvent.click(sort);
    await userEvent.selectOptions(sort, 'price');
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    expect(doctors().length).toBe(0);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/en${LIST}?sort=price`,
    );
    await expect.element(sort).toHaveValue('price');
    await expect.element(sort).toHaveFocus();

    const retry = page.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(retry).toHaveFocus();
    state.isDown = false;
    await userEvent.click(retry);
    await expect.element(doctors().nth(7)).toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?sort=price');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('a doctors list that fails to load is replaced after another choice', async () => {
    failingSorted(() => errorResponse([{ code: 'throttled', attr: null }], 429));
    await open(`${LIST}?sort=price`);
    await expect.element(page.getByRole('alert')).toMatchTextContent(FAILED);
    await userEvent.click(page.getByRole('button', { name: 'Clear: Sort by' }));
    await expect.element(doctors().first()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

test('the banner counts the filtered doctors with a slot today, and its link keeps the filters', async () => {
  const server = fakeServer(siteHandlers);
  const { router } = await open(`${LIST}?language=de&child_age=24&city_area=ujbuda&sort=price`);
  await userEvent.click(page.getByRole('link', { name: '3 doctors are available today' }));
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe(
      '?sort=price&date=2026-11-23&language=de&child_age=24&city_area=ujbuda',
    ),
  );
  const [request] = server.callsTo(DAY_COUNTS);
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    city: '10',
    service: '5',
    city_area: '7',
    date_from: '2026-11-23',
    days: '2',
    language: 'de',
    age: '24',
  });
});

test('the banner and the chips of a long list do not count all doctors', async () => {
  const days = ['2026-11-23', '2026-11-24'];
  fakeServer({
    ...siteHandlers,
    [DAY_COUNTS]: () => ({ results: days.map((date) => ({ date, count: 100, has_more: true })) }),
  });
  await open(LIST);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('More than 100 doctors are available today')).toBeVisible();
  await page.viewport(360, 800);
  await expect.element(link('Today 100+')).toBeVisible();
  await expect.element(link('Tomorrow 100+')).toBeVisible();
});

describe('an empty doctors list', () => {
  const META = 'GET /api/v1/doctors-meta/';
  const title = page.getByRole('heading', { name: 'No doctors were found for your query.' });
  /** Returns handlers that respond with `counts(query)` doctors. */
  const handlersWithCounts = (counts: (query: URLSearchParams) => number) => ({
    ...siteHandlers,
    [DOCTORS]: (call: FakeCall) => doctorsPage(counts(call.query), paginationOf(call)),
    [META]: (call: FakeCall) => doctorsPage(counts(call.query), {}),
  });
  const alternatives = () =>
    [...(title.element().parentElement?.querySelectorAll('a') ?? [])].map(
      ({ textContent }) => textContent,
    );

  test('an empty doctors list with one filter links to the list without it', async () => {
    fakeServer(handlersWithCounts((query) => (query.has('language') ? 0 : 20)));
    const { router } = await open(`${LIST}?language=de&sort=price`);
    await expect.element(title).toBeVisible();
    await expect
      .element(page.getByText('More doctors are available if you widen your search:'))
      .toBeVisible();
    expect(alternatives()).toEqual([
      'Search regardless of language: 20 doctors',
      'All specialties',
    ]);

    await userEvent.click(page.getByRole('link', { name: /regardless of language/ }));

    await expect.element(title).not.toBeInTheDocument();
    await expect.element(doctors().first()).toBeVisible();
    expect(router.state.location.search).toBe('?sort=price');
  });

  test('an empty doctors list with several filters links to lists with doctors without all or one of them', async () => {
    fakeServer(
      handlersWithCounts((query) => (query.has('city_area') ? 0 : query.has('slot_date') ? 2 : 20)),
    );
    await open(`${LIST}?city_area=ujbuda&date=2026-11-25&child_age=0`);
    await expect.element(title).toBeVisible();
    expect(alternatives()).toEqual([
      'Remove the filters: 20 doctors',
      'Search in all districts: 2 doctors',
      'On that day in Pécs: 2 doctors',
      'All specialties',
    ]);
  });

  test('an empty doctors list of a service that the city does not have links to other cities and related services', async () => {
    const echo = makeService({ id: 8, slug: 'echo', name: 'Echocardiography', doctors_count: 4 });
    fakeServer({
      ...handlersWithCounts((query) => (query.get('city') === '11' ? 6 : 0)),
      'GET /api/v1/services/cardiologist/': () =>
        makeService({ doctors_count: 0, extra_services: [echo] }),
      'GET /api/v1/services/': (call) => pageOf(call.query.has('id') ? [echo] : []),
    });
    const { router } = await open(`${LIST}?language=de`);
    await expect
      .element(page.getByText(/no such doctors in this city yet. Other cities have them/))
      .toBeVisible();
    expect(alternatives()).toEqual([
      'Pécs: 6 doctors',
      'Echocardiography: 4 doctors',
      'All specialties',
    ]);
    await userEvent.click(page.getByRole('link', { name: 'Pécs: 6 doctors' }));
    await expect.element(doctors().first()).toBeVisible();
    expect(router.state.location.pathname).toBe('/en/doctors/pecs/cardiologist');
  });

  test('an empty doctors list of a service that no city has explains this and links to all specialties', async () => {
    fakeServer({
      ...handlersWithCounts(() => 0),
      'GET /api/v1/services/cardiologist/': () => makeService({ doctors_count: 0 }),
    });
    await open();
    await expect.element(page.getByText(/There are no such doctors yet/)).toBeVisible();
    expect(alternatives()).toEqual(['All specialties']);
  });

  test('an empty doctors list of a procedure links to all procedures', async () => {
    fakeServer({
      ...handlersWithCounts(() => 0),
      'GET /api/v1/services/cardiologist/': () =>
        makeService({ doctors_count: 0, type: 'procedure' }),
    });
    await open();
    await expect.element(title).toBeVisible();
    expect(alternatives()).toEqual(['All procedures']);
  });

  test('an empty doctors list links to an alternative whose count failed to load', async () => {
    fakeServer({
      ...handlersWithCounts((query) => (query.has('language') ? 0 : 20)),
      [META]: () => errorResponse([{ code: 'throttled', attr: null }], 429),
    });
    await open(`${LIST}?language=de`);
    await expect.element(title).toBeVisible();
    expect(alternatives()).toEqual(['Search regardless of language', 'All specialties']);
  });
});

test('a slot opens the booking of its doctor', async () => {
  fakeServer(siteHandlers);
  await open();
  await userEvent.click(page.getByRole('button', { name: /09:00/ }).nth(1));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Doctor 2/);
});

test('the doctors list shows no error for the section below that fails to load', async () => {
  const server = fakeServer({
    ...siteHandlers,
    [DOCTORS]: (call) =>
      call.query.get('is_active') === 'false'
        ? errorResponse([{ code: 'server_error', attr: null }], 500)
        : doctorsPage(2, paginationOf(call)),
  });
  await open(LIST, 'kg');
  await expect.element(doctors().first()).toBeVisible();
  const failed = () => server.callsTo(DOCTORS).filter(({ query }) => query.has('is_active'));
  await expect.poll(failed).not.toHaveLength(0);
  await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
});

test('the doctors list ends with those who take no bookings, if the country enables it', async () => {
  fakeServer({
    ...siteHandlers,
    [DOCTORS]: (call) =>
      call.query.get('is_active') === 'false'
        ? { ...doctorsPage(1, {}), results: [{ ...makeListedDoctor(99), is_active: false }] }
        : doctorsPage(2, paginationOf(call)),
  });
  await open(LIST, 'kg');
  const inactive = page
    .getByRole('list', { name: 'Not taking bookings at the moment' })
    .getByRole('article');
  await expect.element(inactive).toMatchTextContent(/Doctor 99/);
  await expect.element(inactive).toMatchTextContent(/Not taking bookings/);
  // Only the heart.
  expect(inactive.getByRole('button').length).toBe(1);
});

test('the doctors who take no bookings do not appear after the rest of a short list', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const server = fakeServer({
    ...siteHandlers,
    [DOCTORS]: (call) =>
      call.query.get('is_active') === 'false' ? promise : doctorsPage(2, paginationOf(call)),
  });
  const opened = open(LIST, 'kg');
  const calls = () => server.callsTo(DOCTORS).filter(({ query }) => query.has('is_active'));
  await expect.poll(calls).toHaveLength(1);
  expect(doctors().length).toBe(0);
  resolve(doctorsPage(1, {}));
  await opened;
  await expect.element(doctors().nth(2)).toBeVisible();
});
