import type { Route } from '../../route.ts';

/** The routes by which staff sign in. The files beside this one add their schemas. */
export const signInRoutes = {
  signIn: { method: 'POST', path: '/api/staff/v1/sessions/' },
  verifyTotp: { method: 'POST', path: '/api/staff/v1/sessions/totp/' },
  passkeySignInOptions: { method: 'POST', path: '/api/staff/v1/sessions/passkey/options/' },
  verifyPasskey: { method: 'POST', path: '/api/staff/v1/sessions/passkey/' },
  renewSession: { method: 'POST', path: '/api/staff/v1/sessions/renew/' },
  listSessions: { method: 'GET', path: '/api/staff/v1/sessions/' },
  endSession: { method: 'DELETE', path: '/api/staff/v1/sessions/:id/' },
  signOut: { method: 'DELETE', path: '/api/staff/v1/sessions/current/' },
  devicePeople: { method: 'GET', path: '/api/staff/v1/device/' },
  signInWithPin: { method: 'POST', path: '/api/staff/v1/sessions/pin/' },
  lockSession: { method: 'POST', path: '/api/staff/v1/sessions/lock/' },
  setPin: { method: 'POST', path: '/api/staff/v1/pin/' },
  removePin: { method: 'DELETE', path: '/api/staff/v1/pin/' },
  staffMe: { method: 'GET', path: '/api/staff/v1/me/' },
  changePassword: { method: 'POST', path: '/api/staff/v1/password/' },
  listSecondFactors: { method: 'GET', path: '/api/staff/v1/second-factors/' },
  removeSecondFactor: { method: 'DELETE', path: '/api/staff/v1/second-factors/:id/' },
  createTotp: { method: 'POST', path: '/api/staff/v1/second-factors/totp/' },
  confirmTotp: { method: 'POST', path: '/api/staff/v1/second-factors/totp/confirm/' },
  passkeyOptions: { method: 'POST', path: '/api/staff/v1/second-factors/passkey/options/' },
  addPasskey: { method: 'POST', path: '/api/staff/v1/second-factors/passkey/' },
  invitation: { method: 'GET', path: '/api/staff/v1/invitations/:token/' },
  acceptInvitation: { method: 'POST', path: '/api/staff/v1/invitations/:token/accept/' },
  openSignInLink: { method: 'POST', path: '/api/staff/v1/sign-in-links/:token/' },
} as const satisfies Record<string, Route>;
