import { inboxEndpoints } from './inbox.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';
import type { StaffRouteName, staffRoutes } from './staff-routes.ts';

/** Every call of the staff API. */
export const staffEndpoints = {
  ...inboxEndpoints,
} as const satisfies {
  readonly [Name in StaffRouteName]: StaffEndpoint & (typeof staffRoutes)[Name];
};

export type StaffEndpoints = typeof staffEndpoints;
