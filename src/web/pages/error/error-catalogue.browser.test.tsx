import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { doctorsPage } from '#tests/support/web/fake-api.ts';
import {
  fakeServer,
  pageOf,
  errorResponse,
  failConnection,
} from '#tests/support/web/fake-server.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { renderSite } from '#tests/support/web/render-site.tsx';
import { DOCTORS, siteHandlers } from '#tests/support/web/site-handlers.ts';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { HttpError, NetworkError } from '#web/lib/failures/api-failure.ts';
import { createHttp } from '#web/lib/api/http.ts';
import { insurancesQuery } from '#web/lib/query/queries.ts';

/*
 * One test for each failure and the message that the visitor sees. Reloads are tested in
 * tests/e2e/site/errors.spec.ts, failures before a page is rendered in error-catalogue.test.ts.
 */
const LIST = '/doctors/budapest/cardiologist';
const CONTACT = 'POST /api/v1/contact-messages/';
const INSURANCES = 'GET /api/v1/insurances/';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.cookie = 'user=; path=/; max-age=0';
  document.cookie = 'city-slug=; path=/; max-age=0';
});

const toast = () => page.getByRole('alert');
const requestPath = (path: string) => createHttp('en')({ method: 'GET', path });

/** Submits the contact form; the server responds with `response`. */
async function submitContactForm(server: ReturnType<typeof fakeServer>, response: () => unknown) {
  server.on(CONTACT, response);
  await renderSite('/contacts', { country: 'kz' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Your name' }), 'Anna');
  await userEvent.fill(page.getByRole('textbox', { name: 'Email or phone' }), 'anna@example.com');
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), 'When do you open?');
  await userEvent.click(page.getByRole('button', { name: 'Send the message' }));
}

test('a response of 401 clears the session', async () => {
  document.cookie = `user=${encodeURIComponent('{"access_token":"old"}')}; path=/`;
  const server = fakeServer(siteHandlers);
  const { app } = await renderSite('/');
  server.on(INSURANCES, () => errorResponse([{ code: 'unauthenticated', attr: null }], 401));
  await app.queryClient.prefetchQuery({ ...insurancesQuery(app), retry: false });
  expect(server.callsTo(INSURANCES)[0]?.headers.get('Authorization')).toBe('Bearer old');
  expect(document.cookie).not.toContain('user=');
  await app.queryClient.prefetchQuery({ ...insurancesQuery(app), retry: false });
  expect(server.callsTo(INSURANCES).at(-1)?.headers.has('Authorization')).toBe(false);
});

test.each([500, 502, 503])(
  'a response of %i shows the toast "Something went wrong" and reports a fatal error',
  async (status) => {
    const server = fakeServer(siteHandlers);
    const { app } = await renderSite('/');
    const reported = vi.fn();
    app.failures.subscribe(reported);
    server.on(INSURANCES, () => errorResponse([{ code: 'server_error', attr: null }], status));
    await app.queryClient.prefetchQuery({ ...insurancesQuery(app), retry: false });
    await expect.element(toast()).toMatchTextContent(/^Something went wrong/);
    // src/web/lib/analytics forwards the report.
    expect(reported).toHaveBeenCalledOnce();
  },
);

test('validation errors are shown at their fields', async () => {
  const server = fakeServer(siteHandlers);
  await submitContactForm(server, () =>
    errorResponse([
      { code: 'invalid', attr: 'message', detail: 'Too short.' },
      { code: 'invalid', attr: 'message', detail: 'Too plain.' },
    ]),
  );
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect.element(field).toHaveAccessibleDescription(/Too short\., Too plain\./);
  await expect.element(field).toHaveFocus();
  expect(toast().length).toBe(0);
});

test.each([
  ['429, too many requests', 429],
  ['403', 403],
] as const)('each detail of other error types (%s) is shown as a toast', async (_name, status) => {
  const server = fakeServer(siteHandlers);
  const errors = [
    { code: 'throttled', attr: null, detail: 'Too many tries.' },
    { code: 'throttled', attr: 'name', detail: 'Wait a minute.' },
  ] as const;
  await submitContactForm(server, () => errorResponse(errors, status));
  await expect.element(page.getByText('Too many tries.')).toBeVisible();
  await expect.element(page.getByText('Wait a minute.')).toBeVisible();
  expect(toast().length).toBe(2);
});

test('a response of an unlisted status rejects with an HttpError with status and message', async () => {
  const response = new Response('<h1>Short and stout</h1>', { status: 418, statusText: 'Teapot' });
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const error = await requestPath('/api/v1/thing/').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 418, message: '418 Teapot' });
});

test('a network failure is shown as a toast and rejects with a NetworkError', async () => {
  const server = fakeServer(siteHandlers);
  await submitContactForm(server, failConnection);
  await expect.element(toast()).toMatchTextContent(/^No connection/);
  server.on('GET /api/v1/thing/', failConnection);
  await expect(requestPath('/api/v1/thing/')).rejects.toBeInstanceOf(NetworkError);
});

test('a request without response within 30 seconds rejects with a NetworkError', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const request = requestPath('/api/v1/thing/').catch((reason: unknown) => reason);
  expect(timeout).toHaveBeenCalledWith(30_000);
  time.abort(new DOMException('', 'TimeoutError'));
  expect(await request).toBeInstanceOf(NetworkError);
});

test('denied geolocation shows a message and turns near me off', async () => {
  fakeServer(siteHandlers);
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((_found, failed) => {
    setTimeout(() => failed?.({ code: 1 } as GeolocationPositionError));
    return 1;
  });
  const { router } = await renderSite(`${LIST}?nearme=true`, { language: 'ru' });
  await expect
    .element(
      page.getByText(
        'Не можем определить ваше местоположение. Пожалуйста, дайте доступ к вашей геолокации',
      ),
    )
    .toBeVisible();
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
});

test('render failure: after three silent reloads shows a page with reload and home links', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('silent-reloads', '3');
  // The page cannot render this doctor.
  fakeServer({ ...siteHandlers, [DOCTORS]: () => ({ ...doctorsPage(1, {}), results: [{}] }) });
  await renderSite(LIST, { language: 'ru' });
  await expect.element(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Обновить страницу' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'На главную' }))
    .toHaveAttribute('href', '/ru');
  vi.mocked(console.error).mockClear();
});

function renderGrid(language: 'ru' | 'en', hasSchedule: boolean) {
  fakeServer({ 'GET /api/v1/slots/': () => pageOf([]), 'GET /api/v1/slots/nearest/': () => null });
  return renderInApp(
    <SlotGrid
      doctorId={1}
      doctorService={makeDoctorService({ nearest_slot_datetime: null })}
      hasSlots={hasSchedule}
      timeZone="Europe/Budapest"
      onPick={() => undefined}
    />,
    { namespaces: ['slots'], language },
  );
}

test('a missing schedule shows that the clinic has not provided one', async () => {
  await renderGrid('ru', false);
  await expect.element(page.getByText('Клиника не предоставила расписание')).toBeVisible();
});

test('a grid without slots shows that there are none for future dates', async () => {
  await renderGrid('en', true);
  await expect.element(page.getByText('No slots available for future dates')).toBeVisible();
});

test.each([
  ['unknown service', '/doctors/budapest/wizard', siteHandlers],
  ['missing slug', '/doctors/budapest', siteHandlers],
  [
    'failed list fetch',
    LIST,
    { ...siteHandlers, [DOCTORS]: () => errorResponse([{ code: 'invalid', attr: 'city' }], 400) },
  ],
  ['unsupported language prefix', '/kk/doctors/budapest/cardiologist', siteHandlers],
])('a visit with %s redirects to the not-found page', async (_condition, path, handlers) => {
  fakeServer(handlers);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { router } = await renderSite(path);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/en/404?from_url=${encodeURIComponent(`/en${path}`)}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/not found/i);
  vi.mocked(console.warn).mockClear();
});

test('an empty list shows that no doctors match', async () => {
  fakeServer({ ...siteHandlers, [DOCTORS]: () => doctorsPage(0, {}) });
  await renderSite(LIST);
  await expect.element(page.getByText('No doctors were found for your query.')).toBeVisible();
});

test('a search without results shows that nothing was found, from the third letter on', async () => {
  const server = fakeServer({
    ...siteHandlers,
    'POST /1/indexes/catalog/query': () => ({ hits: [] }),
  });
  await renderSite('/', { language: 'ru' });
  const field = page.getByRole('combobox').first();
  await userEvent.fill(field, 'эж');
  await expect.element(page.getByText('Не найдено')).not.toBeInTheDocument();
  expect(server.callsTo('POST /1/indexes/catalog/query')).toEqual([]);
  await userEvent.fill(field, 'эжщ');
  await expect.element(page.getByText('Не найдено').first()).toBeVisible();
});

test('an empty required field shows its message', async () => {
  fakeServer(siteHandlers);
  await renderSite('/contacts', { language: 'ru', country: 'kz' });
  await userEvent.click(page.getByRole('button', { name: 'Отправить сообщение' }));
  await expect.element(page.getByText('Это поле обязательное').first()).toBeVisible();
});
