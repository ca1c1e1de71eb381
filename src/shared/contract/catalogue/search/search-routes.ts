import type { Route } from '#shared/contract/route.ts';

/** The search of our own server in the format of Algolia's API, with its path outside of `/api/`. */
export const searchRoutes = {
  search: { method: 'POST', path: '/1/indexes/:index/query' },
} as const satisfies Record<string, Route>;
