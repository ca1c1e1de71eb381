import type { Route } from '../route.ts';

export const accountRoutes = {
  listAccounts: { method: 'GET', path: '/api/staff/v1/accounts/' },
  inviteAccount: { method: 'POST', path: '/api/staff/v1/accounts/' },
  renewInvitation: { method: 'POST', path: '/api/staff/v1/accounts/:id/invitation/' },
  changeAccount: { method: 'POST', path: '/api/staff/v1/accounts/:id/rights/' },
  endAccountSessions: { method: 'POST', path: '/api/staff/v1/accounts/:id/sessions/end/' },
  lockAccount: { method: 'POST', path: '/api/staff/v1/accounts/:id/lock/' },
} as const satisfies Record<string, Route>;
