import type { Route } from '../route.ts';

export const supportRoutes = {
  lookUpAppointment: { method: 'POST', path: '/api/staff/v1/appointment-lookups/' },
  cancelForPatient: { method: 'POST', path: '/api/staff/v1/appointments/:id/cancel/' },
} as const satisfies Record<string, Route>;
