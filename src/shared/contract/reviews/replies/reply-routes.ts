import type { Route } from '../../route.ts';

export const replyRoutes = {
  receivedReviews: { method: 'GET', path: '/api/staff/v1/received-reviews/' },
  saveReply: { method: 'POST', path: '/api/staff/v1/received-reviews/:id/reply/' },
  deleteReply: { method: 'POST', path: '/api/staff/v1/received-reviews/:id/reply/delete/' },
  reportReview: { method: 'POST', path: '/api/staff/v1/received-reviews/:id/report/' },
  decideReply: { method: 'POST', path: '/api/staff/v1/replies/:id/decide/' },
  undoReply: { method: 'POST', path: '/api/staff/v1/replies/:id/undo/' },
} as const satisfies Record<string, Route>;
