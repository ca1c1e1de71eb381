import { vi } from 'vitest';
import type { ApiErrorItem } from '#shared/contract/errors.ts';

/** A request as the fake server sees it. */
export interface FakeCall {
  /** `GET /api/v1/slots/`. */
  route: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** Returns the JSON of a 200 response; `errorResponse` and `failConnection` make others. */
type Handler = (call: FakeCall) => unknown;

interface FakeServer {
  calls: FakeCall[];
  /** Replaces the handler of a route. */
  on: (route: string, handler: Handler) => void;
  callsTo: (route: string) => FakeCall[];
}

class ErrorResponse {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** Makes an error response of the API. */
export function errorResponse(
  errors: readonly (Omit<ApiErrorItem, 'detail'> & { detail?: string })[],
  status = 400,
): unknown {
  return new ErrorResponse(status, {
    type: status >= 500 ? 'server_error' : status === 400 ? 'validation_error' : 'client_error',
    errors: errors.map((error) => ({ detail: `The API says: ${error.code}`, ...error })),
  });
}

/** Fails as a lost connection does. */
export function failConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** Replaces `fetch` with handlers until the test ends; unknown routes are a 404. */
export function fakeServer(handlers: Record<string, Handler>): FakeServer {
  const routes = new Map(Object.entries(handlers));
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const url = new URL(path, location.origin);
    const call = {
      route: `${init.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    };
    calls.push(call);
    const handler = routes.get(call.route);
    const result =
      handler === undefined
        ? errorResponse([{ code: 'not_found', attr: null }], 404)
        : await handler(call);
    return result instanceof ErrorResponse
      ? Response.json(result.body, { status: result.status })
      : Response.json(result);
  });
  return {
    calls,
    on: (route, handler) => routes.set(route, handler),
    callsTo: (route) => calls.filter((call) => call.route === route),
  };
}

/** Returns a page of a list, as the API does. */
export function pageOf<T>(results: readonly T[]) {
  return { count: results.length, next: null, previous: null, results: [...results] };
}
