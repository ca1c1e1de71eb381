import type { Route } from '../route.ts';

export const reviewRoutes = {
  nextReview: { method: 'GET', path: '/api/staff/v1/reviews/next/' },
  neutrality: { method: 'GET', path: '/api/staff/v1/reviews/neutrality/' },
  decideReview: { method: 'POST', path: '/api/staff/v1/reviews/:id/decide/' },
  blankReview: { method: 'POST', path: '/api/staff/v1/reviews/:id/blank/' },
  undoReview: { method: 'POST', path: '/api/staff/v1/reviews/:id/undo/' },
} as const satisfies Record<string, Route>;
