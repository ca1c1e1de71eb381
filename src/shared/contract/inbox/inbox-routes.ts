import type { Route } from '../route.ts';

export const inboxRoutes = {
  inbox: { method: 'GET', path: '/api/staff/v1/inbox/' },
  inboxItem: { method: 'GET', path: '/api/staff/v1/inbox/:id/' },
  takeInboxItem: { method: 'POST', path: '/api/staff/v1/inbox/:id/take/' },
  releaseInboxItem: { method: 'POST', path: '/api/staff/v1/inbox/:id/release/' },
  noteInboxItem: { method: 'POST', path: '/api/staff/v1/inbox/:id/note/' },
  closeInboxItem: { method: 'POST', path: '/api/staff/v1/inbox/:id/close/' },
  retryInboxItem: { method: 'POST', path: '/api/staff/v1/inbox/:id/retry/' },
} as const satisfies Record<string, Route>;
