import type { Route } from '../route.ts';

export const supportRoutes = {
  lookUpAppointment: { method: 'POST', path: '/api/staff/v1/appointment-lookups/' },
  moveForPatient: { method: 'POST', path: '/api/staff/v1/appointments/:id/move/' },
  resendLink: { method: 'POST', path: '/api/staff/v1/appointments/:id/link/' },
  cancelForPatient: { method: 'POST', path: '/api/staff/v1/appointments/:id/cancel/' },
} as const satisfies Record<string, Route>;
