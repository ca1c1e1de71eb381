import type { Route } from '../../route.ts';

export const priceRoutes = {
  prices: { method: 'GET', path: '/api/staff/v1/prices/' },
  priceChanges: { method: 'GET', path: '/api/staff/v1/prices/:id/changes/' },
  planPrices: { method: 'POST', path: '/api/staff/v1/prices/planned/' },
  undoPlannedPrices: { method: 'POST', path: '/api/staff/v1/prices/planned/undo/' },
  savePrices: { method: 'POST', path: '/api/staff/v1/prices/' },
} as const satisfies Record<string, Route>;
