/** The method and path of a call. Tables of routes have no schemas, so that browsers can load them. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A path with `:name` for each path parameter. */
  readonly path: `/${string}`;
  /** The query parameters that our own clients add to every request. */
  readonly clientQuery?: Readonly<Record<string, string>>;
}
