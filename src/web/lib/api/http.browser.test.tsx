import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, refuse, silence } from '#tests/support/web/fake-server.ts';
import {
  HttpError,
  isApiError,
  isNotFound,
  NetworkError,
  statusOf,
} from '../failures/api-failure.ts';
import { createHttp } from './http.ts';

const THING = 'GET /api/v1/thing/';
const http = createHttp('kk');
const get = () => http.get('/api/v1/thing/');

function signIn() {
  const user = encodeURIComponent(JSON.stringify({ access_token: 'secret' }));
  document.cookie = `user=${user}; path=/`;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'user=; path=/; max-age=0';
});

test('a call names its language, and leaves out what is not set', async () => {
  const server = fakeServer({ [THING]: () => ({ id: 1 }) });
  const query = { city: 10, area: null, ordering: undefined, is_active: false };
  expect(await http.get('/api/v1/thing/', query)).toEqual({ id: 1 });
  expect(server.calls[0]?.headers.get('Accept-Language')).toBe('kk');
  expect(server.calls[0]?.query.toString()).toBe('city=10&is_active=false');
});

test('what is sent is JSON', async () => {
  const server = fakeServer({ 'POST /api/v1/thing/': () => ({}) });
  await http.post('/api/v1/thing/', { a: 1 }, { 'Idempotency-Key': 'k' });
  expect(server.calls[0]?.body).toEqual({ a: 1 });
  expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(server.calls[0]?.headers.get('Idempotency-Key')).toBe('k');
});

describe('a call that fails', () => {
  test('tells what the API answered', async () => {
    fakeServer({ [THING]: () => refuse([{ code: 'not_found', attr: null }], 404) });
    const error = await get().catch((reason: unknown) => reason);
    expect(isApiError(error) && error.body.errors[0]?.code).toBe('not_found');
    expect(isNotFound(error)).toBe(true);
  });

  test('of which the answer is not the API’s keeps its status', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await get().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(statusOf(error)).toBe(502);
  });

  test('without any answer is one of the network', async () => {
    fakeServer({ [THING]: silence });
    await expect(get()).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a member of staff', () => {
  test('is known by the token of the cookie', async () => {
    signIn();
    const server = fakeServer({ [THING]: () => ({}) });
    await get();
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  test('is signed out when the API no longer knows the token', async () => {
    signIn();
    const onCleared = vi.fn();
    addEventListener('vizit:session-cleared', onCleared, { once: true });
    fakeServer({ [THING]: () => refuse([{ code: 'invalid', attr: null }], 401) });
    await get().catch(() => undefined);
    expect(document.cookie).not.toContain('user=');
    expect(onCleared).toHaveBeenCalledTimes(1);
  });

  test('is not signed out by an answer to the session before', async () => {
    signIn();
    const answer = Promise.withResolvers<unknown>();
    fakeServer({ [THING]: () => answer.promise });
    const calling = get().catch(() => undefined);
    const user = encodeURIComponent(JSON.stringify({ access_token: 'a newer one' }));
    document.cookie = `user=${user}; path=/`;
    answer.resolve(refuse([{ code: 'invalid', attr: null }], 401));
    await calling;
    expect(document.cookie).toContain('newer');
  });

  test('goes unnamed where the call has credentials of its own', async () => {
    signIn();
    const server = fakeServer({ [THING]: () => ({}) });
    await createHttp('kk', { sendsToken: false }).get('/api/v1/thing/');
    expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
  });

  test('is nobody with a cookie that is not ours', async () => {
    document.cookie = 'user=%7Bbroken; path=/';
    const server = fakeServer({ [THING]: () => ({}) });
    await get();
    expect(server.calls[0]?.headers.has('Authorization')).toBe(false);
  });
});
