import { invitationEndpoints } from './invitations.ts';
import { pinEndpoints } from './pins.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { staffSessionEndpoints } from './sessions.ts';

/** The calls by which staff sign in. */
export const staffSignInEndpoints = {
  ...staffSessionEndpoints,
  ...secondFactorEndpoints,
  ...pinEndpoints,
  ...invitationEndpoints,
} as const;
