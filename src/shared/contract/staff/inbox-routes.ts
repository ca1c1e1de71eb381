import type { Route } from '../route.ts';

export const inboxRoutes = {
  inbox: { method: 'GET', path: '/api/staff/v1/inbox/' },
} as const satisfies Record<string, Route>;
