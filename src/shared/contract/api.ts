import { buildRequest, type Client, type InputOf } from './client.ts';
import type { endpoints } from './endpoints.ts';
import { routes, type RouteName } from './routes.ts';
import type { PageRouteName } from './page-routes.ts';

export type Endpoints = typeof endpoints;

/**
 * The calls that a page may make while it renders. The browser implements them over HTTP, the
 * server calls its features directly.
 */
export type Api = Client<Pick<Endpoints, PageRouteName>>;

/** Every call of the API, for browsers over HTTP. */
export type ApiClient = Client<Endpoints>;

/** The origins that browsers send requests to, without a trailing slash; empty for the page's own. */
export interface ApiBaseUrls {
  readonly api: string;
  /** The front service: the search. */
  readonly front: string;
}

/** Returns the path of a call with its parameters and query. */
export function apiPath<Name extends RouteName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
): string {
  return buildRequest(routes[name], { ...(input as object) }).path;
}
