import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import type { FactorKind } from '#shared/domain/identity/second-factor.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Site } from '#server/site.ts';
import { signRenewalToken } from './renewal-token.ts';
import type { StartedSession } from './start-session.ts';

/** The response to a step of signing in, and the cookie beside it. */
export interface SignInResult {
  readonly signIn: SignIn;
  readonly renewalToken: string;
  readonly sessionId: number;
  /** The end of the session, in epoch milliseconds. */
  readonly expiresAt: number;
}

interface Facts {
  readonly user: StaffUser;
  readonly isVerified: boolean;
  readonly kinds: readonly FactorKind[];
  readonly session: StartedSession;
  /** The renewals of the session so far. */
  readonly renewals?: number;
}

export function signInResult(
  site: Site,
  { user, isVerified, kinds, session, renewals = 0 }: Facts,
): SignInResult {
  return {
    signIn: {
      access_token: session.accessToken,
      expires_at: zonedIso(session.accessExpiresAt, site.country.timeZone),
      user,
      next: nextStep(isVerified, kinds),
      methods: [...kinds],
    },
    renewalToken: signRenewalToken(site.secret, { key: session.renewalKey, count: renewals }),
    sessionId: session.id,
    expiresAt: session.expiresAt,
  };
}

function nextStep(isVerified: boolean, kinds: readonly FactorKind[]): SignIn['next'] {
  if (isVerified) return 'done';
  return kinds.length > 0 ? 'second_factor' : 'set_up';
}
