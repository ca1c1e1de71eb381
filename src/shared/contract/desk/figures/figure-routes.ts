import type { Route } from '../../route.ts';

export const figureRoutes = {
  figures: { method: 'GET', path: '/api/staff/v1/figures/' },
} as const satisfies Record<string, Route>;
