import type { Static, TSchema } from 'typebox';
import type { Route } from './route.ts';

type StaticPart<E, Part extends string> =
  E extends Readonly<Record<Part, infer S extends TSchema>> ? Static<S> : unknown;

/** The path parameters, query and body of a request, as one object; `file` is that of an upload. */
export type InputOf<E> = StaticPart<E, 'params'> &
  StaticPart<E, 'query'> &
  StaticPart<E, 'body'> &
  (E extends { readonly upload: object } ? { readonly file: Blob } : unknown);

type ClientQueryName<E> = E extends { readonly clientQuery: infer Query } ? keyof Query : never;

/** The input without the parameters that a client adds; its language is in a header. */
type ClientInputOf<E> = Omit<InputOf<E>, 'locale' | ClientQueryName<E>>;

/** The response that a client gets: nothing, or the schema for its `clientQuery`. */
export type ResponseOf<E> = E extends { readonly success: infer Success }
  ? Success extends { readonly status: 204 }
    ? void
    : Success extends { readonly clientSchema: infer S extends TSchema }
      ? Static<S>
      : StaticPart<Success, 'schema'>
  : never;

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

type Call<E> =
  object extends ClientInputOf<E>
    ? (input?: ClientInputOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
    : (input: ClientInputOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>;

/** One method for each endpoint. Every method rejects with `ApiError` on an error response. */
export type Client<Endpoints> = { readonly [Name in keyof Endpoints]: Call<Endpoints[Name]> };

type Input = Readonly<Record<string, unknown>>;

/** A request of a client, before it has an origin. */
export interface ApiRequest {
  readonly method: Route['method'];
  /** The path with its query. */
  readonly path: string;
  /** An object to send as JSON, or a file. */
  readonly body?: Input | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the request. */
  readonly signal?: AbortSignal;
}

/** Sends a request and resolves with the parsed body of the response. */
export type Send = (request: ApiRequest) => Promise<unknown>;

/**
 * Creates a client with a method for each route. `call` implements all of them, so this cast is the
 * only place that assumes the type of a response; the contract tests check it.
 */
export function createClient<Endpoints>(
  routes: Readonly<Record<keyof Endpoints & string, Route>>,
  call: (name: keyof Endpoints & string, input: Input, options?: CallOptions) => Promise<unknown>,
): Client<Endpoints> {
  const names = Object.keys(routes) as (keyof Endpoints & string)[];
  const methods = names.map((name) => [
    name,
    (input: Input = {}, options?: CallOptions) =>
      call(name, { ...input, ...routes[name].clientQuery }, options),
  ]);
  return Object.fromEntries(methods) as Client<Endpoints>;
}

/** Creates a client that calls the routes over HTTP. */
export function createHttpClient<Endpoints>(
  routes: Readonly<Record<keyof Endpoints & string, Route>>,
  send: Send,
): Client<Endpoints> {
  return createClient<Endpoints>(routes, (name, input, options) =>
    send({ ...buildRequest(routes[name], input), ...options }),
  );
}

/**
 * Builds the request of a route: the input fills the path parameters, and the rest becomes the body
 * of a POST, or the query. A file is the body alone.
 */
export function buildRequest({ method, path }: Route, input: Input): ApiRequest {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const { file, ...query } = rest;
  if (file instanceof Blob) return { method, path: filled + queryString(query), body: file };
  return method === 'POST'
    ? { method, path: filled, body: rest }
    : { method, path: filled + queryString(rest) };
}

/** Returns the query with its question mark; undefined and null values are omitted. */
function queryString(values: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (isPresent(value)) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function isPresent(value: unknown): value is string | number | boolean {
  return value !== undefined && value !== null;
}
