import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, errorResponse, failConnection } from '#tests/support/web/fake-server.ts';
import {
  HttpError,
  isApiError,
  isNotFound,
  NetworkError,
  statusOf,
} from '../failures/api-failure.ts';
import { createHttp } from './http.ts';

const THING = 'GET /api/v1/thing/';
const send = createHttp('kk');
const REQUEST = { method: 'GET', path: '/api/v1/thing/' } as const;
const get = () => send(REQUEST);

function signIn() {
  const user = encodeURIComponent(JSON.stringify({ access_token: 'secret' }));
  document.cookie = `user=${user}; path=/`;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'user=; path=/; max-age=0';
});

test('a request has the language of its client in Accept-Language', async () => {
  const server = fakeServer({ [THING]: () => ({ id: 1 }) });
  expect(await get()).toEqual({ id: 1 });
  expect(server.calls[0]?.headers.get('Accept-Language')).toBe('kk');
});

test('a request body is sent as JSON', async () => {
  const server = fakeServer({ 'POST /api/v1/thing/': () => ({}) });
  const headers = { 'Idempotency-Key': 'k' };
  await send({ method: 'POST', path: '/api/v1/thing/', body: { a: 1 }, headers });
  expect(server.calls[0]?.body).toEqual({ a: 1 });
  expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(server.calls[0]?.headers.get('Idempotency-Key')).toBe('k');
});

test('a file of a type that the browser does not know is sent with a valid type', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  await send({ ...REQUEST, method: 'POST', body: new File(['ftyp'], 'portrait.heic') });
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect(headers.get('Content-Type')).toBe('application/octet-stream');
});

test('a failed API request rejects with the error of the API', async () => {
  fakeServer({ [THING]: () => errorResponse([{ code: 'not_found', attr: null }], 404) });
  const error = await get().catch((reason: unknown) => reason);
  expect(isApiError(error) && error.body.errors[0]?.code).toBe('not_found');
  expect(isNotFound(error)).toBe(true);
});

test('a failed API request rejects with the status of a response that is not from the API', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await get().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(statusOf(error)).toBe(502);
});

test('a failed API request rejects with a network error when there is no response', async () => {
  fakeServer({ [THING]: failConnection });
  await expect(get()).rejects.toBeInstanceOf(NetworkError);
});

test('the staff session of API requests sends the token of the cookie', async () => {
  signIn();
  const server = fakeServer({ [THING]: () => ({}) });
  await get();
  expect(server.calls[0]?.headers.get('Authorization')).toBe('Bearer secret');
});

test('the staff session of API requests ends when the API rejects the token', async () => {
  signIn();
  fakeServer({ [THING]: () => errorResponse([{ code: 'invalid', attr: null }], 401) });
  await get().catch(() => undefined);
  expect(document.cookie).not.toContain('user=');
});

test('the staff session of API requests survives a late 401 response to a request of the previous session', async () => {
  signIn();
  const response = Promise.withResolvers<unknown>();
  fakeServer({ [THING]: () => response.promise });
  const request = get().catch(() => undefined);
  const user = encodeURIComponent(JSON.stringify({ access_token: 'a newer one' }));
  document.cookie = `user=${user}; path=/`;
  response.resolve(errorResponse([{ code: 'invalid', attr: null }], 401));
  await request;
  expect(document.cookie).toContain('newer');
});

test('the staff session of API requests sends no token from a client with sendsToken: false', async () => {
  signIn();
  const server = fakeServer({ [THING]: () => ({}) });
  await createHttp('kk', { sendsToken: false })(REQUEST);
  expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
});

test('the staff session of API requests ignores a cookie that is not valid JSON', async () => {
  document.cookie = 'user=%7Bbroken; path=/';
  const server = fakeServer({ [THING]: () => ({}) });
  await get();
  expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
});
