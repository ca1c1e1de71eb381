import type { Route } from '../route.ts';
import { inboxRoutes } from './inbox-routes.ts';

/** The routes of the staff API. `staff-endpoints.ts` adds schemas, permissions and documentation. */
export const staffRoutes = {
  ...inboxRoutes,
} as const satisfies Record<string, Route>;

export type StaffRouteName = keyof typeof staffRoutes;
