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

/** Answers with JSON and 200; `refuse` and `silence` make it answer otherwise. */
type Handler = (call: FakeCall) => unknown;

interface FakeServer {
  calls: FakeCall[];
  /** Replaces the answer to a route. */
  on: (route: string, handler: Handler) => void;
  callsTo: (route: string) => FakeCall[];
}

class Refusal {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** An answer of the API that says no. */
export function refuse(
  errors: readonly (Omit<ApiErrorItem, 'detail'> & { detail?: string })[],
  status = 400,
): unknown {
  return new Refusal(status, {
    type: status >= 500 ? 'server_error' : status === 400 ? 'validation_error' : 'client_error',
    errors: errors.map((error) => ({ detail: `The API says: ${error.code}`, ...error })),
  });
}

/** No answer at all, as when the connection is lost. */
export function silence(): never {
  throw new TypeError('Failed to fetch');
}

/** Stands in for the API behind `fetch` until the test ends; unknown routes are a 404. */
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
    const answer =
      handler === undefined
        ? refuse([{ code: 'not_found', attr: null }], 404)
        : await handler(call);
    return answer instanceof Refusal
      ? Response.json(answer.body, { status: answer.status })
      : Response.json(answer);
  });
  return {
    calls,
    on: (route, handler) => routes.set(route, handler),
    callsTo: (route) => calls.filter((call) => call.route === route),
  };
}

/** A list answer of the API. */
export function pageOf<T>(results: readonly T[]) {
  return { count: results.length, next: null, previous: null, results: [...results] };
}
