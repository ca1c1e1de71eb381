import type { Route } from '../../route.ts';

export const erasureRoutes = {
  erasures: { method: 'GET', path: '/api/staff/v1/erasures/' },
  prepareErasure: { method: 'POST', path: '/api/staff/v1/erasures/' },
  confirmErasure: { method: 'POST', path: '/api/staff/v1/erasures/:id/confirm/' },
  rejectErasure: { method: 'POST', path: '/api/staff/v1/erasures/:id/reject/' },
} as const satisfies Record<string, Route>;
