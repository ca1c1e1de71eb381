import type { Route } from '#shared/contract/route.ts';

/** The call of Algolia's search API that pages make, outside of `/api/`. */
export const searchRoutes = {
  search: { method: 'POST', path: '/1/indexes/:index/query' },
} as const satisfies Record<string, Route>;
