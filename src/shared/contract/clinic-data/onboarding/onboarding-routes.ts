import type { Route } from '../../route.ts';

export const onboardingRoutes = {
  onboardings: { method: 'GET', path: '/api/staff/v1/onboarding/' },
  startOnboarding: { method: 'POST', path: '/api/staff/v1/onboarding/' },
  bookRehearsal: { method: 'POST', path: '/api/staff/v1/onboarding/:id/rehearsal/' },
  publishClinic: { method: 'POST', path: '/api/staff/v1/onboarding/:id/publish/' },
} as const satisfies Record<string, Route>;
