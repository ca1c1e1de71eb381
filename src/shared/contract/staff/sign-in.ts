import type { Endpoint } from '../endpoint.ts';
import { invitationEndpoints } from './invitations.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { staffSessionEndpoints } from './sessions.ts';
import type { signInRoutes } from './sign-in-routes.ts';

/** The calls by which staff sign in. They are not part of the public API. */
export const staffSignInEndpoints = {
  ...staffSessionEndpoints,
  ...secondFactorEndpoints,
  ...invitationEndpoints,
} as const satisfies {
  readonly [Name in keyof typeof signInRoutes]: Endpoint & (typeof signInRoutes)[Name];
};
