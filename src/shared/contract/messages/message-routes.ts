import type { Route } from '../route.ts';

export const messageRoutes = {
  messages: { method: 'GET', path: '/api/staff/v1/messages/' },
  messageCounts: { method: 'GET', path: '/api/staff/v1/message-counts/' },
  resendMessage: { method: 'POST', path: '/api/staff/v1/messages/:id/resend/' },
  sendTestMessage: { method: 'POST', path: '/api/staff/v1/test-messages/' },
} as const satisfies Record<string, Route>;
