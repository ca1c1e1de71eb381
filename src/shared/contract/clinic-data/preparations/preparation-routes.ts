import type { Route } from '../../route.ts';

export const preparationRoutes = {
  preparations: { method: 'GET', path: '/api/staff/v1/preparations/' },
  savePreparation: { method: 'POST', path: '/api/staff/v1/preparations/' },
  saveServicePreparation: { method: 'POST', path: '/api/staff/v1/services/:id/preparation/' },
  deskPreparation: { method: 'GET', path: '/api/staff/v1/desk/offers/:id/preparation/' },
} as const satisfies Record<string, Route>;
