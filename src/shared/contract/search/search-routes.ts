import type { Route } from '../route.ts';

/** The calls of Algolia's search API, outside of `/api/`. */
export const searchRoutes = {
  search: { method: 'POST', path: '/1/indexes/:index/query' },
  searchMany: { method: 'POST', path: '/1/indexes/*/queries' },
} as const satisfies Record<string, Route>;
