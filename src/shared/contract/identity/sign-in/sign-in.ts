import { invitationEndpoints } from './invitations.ts';
import { pinEndpoints } from './pins.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { staffSessionEndpoints } from './sessions.ts';
import type { signInRoutes } from './sign-in-routes.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';

/** The calls by which staff sign in. */
export const staffSignInEndpoints = {
  ...staffSessionEndpoints,
  ...secondFactorEndpoints,
  ...pinEndpoints,
  ...invitationEndpoints,
} as const satisfies {
  readonly [Name in keyof typeof signInRoutes]: StaffEndpoint & (typeof signInRoutes)[Name];
};
