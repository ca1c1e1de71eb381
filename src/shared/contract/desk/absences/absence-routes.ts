import type { Route } from '../../route.ts';

export const absenceRoutes = {
  doctorsInReach: { method: 'GET', path: '/api/staff/v1/absences/doctors/' },
  absences: { method: 'GET', path: '/api/staff/v1/absences/' },
  beginAbsence: { method: 'POST', path: '/api/staff/v1/absences/' },
  absence: { method: 'GET', path: '/api/staff/v1/absences/:id/' },
  confirmAbsence: { method: 'POST', path: '/api/staff/v1/absences/:id/confirm/' },
  endAbsence: { method: 'POST', path: '/api/staff/v1/absences/:id/end/' },
} as const satisfies Record<string, Route>;
