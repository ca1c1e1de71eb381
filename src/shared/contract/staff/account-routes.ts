import type { Route } from '../route.ts';

export const accountRoutes = {
  listAccounts: { method: 'GET', path: '/api/staff/v1/accounts/' },
  inviteAccount: { method: 'POST', path: '/api/staff/v1/accounts/' },
  renewInvitation: { method: 'POST', path: '/api/staff/v1/accounts/:id/invitation/' },
  lockAccount: { method: 'POST', path: '/api/staff/v1/accounts/:id/lock/' },
} as const satisfies Record<string, Route>;
