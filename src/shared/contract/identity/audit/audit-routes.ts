import type { Route } from '../../route.ts';

export const auditRoutes = {
  audit: { method: 'GET', path: '/api/staff/v1/audit/' },
} as const satisfies Record<string, Route>;
