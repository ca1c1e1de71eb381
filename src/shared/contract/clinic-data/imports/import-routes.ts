import type { Route } from '../../route.ts';

export const importRoutes = {
  imports: { method: 'GET', path: '/api/staff/v1/imports/' },
  uploadImport: { method: 'POST', path: '/api/staff/v1/imports/' },
  uploadAppointments: { method: 'POST', path: '/api/staff/v1/imports/appointments/' },
  uploadDoctors: { method: 'POST', path: '/api/staff/v1/imports/doctors/' },
  uploadHours: { method: 'POST', path: '/api/staff/v1/imports/hours/' },
  import: { method: 'GET', path: '/api/staff/v1/imports/:id/' },
  mapImport: { method: 'POST', path: '/api/staff/v1/imports/:id/mapping/' },
  matchImport: { method: 'POST', path: '/api/staff/v1/imports/:id/matches/' },
  matchDoctors: { method: 'POST', path: '/api/staff/v1/imports/:id/doctors/' },
  matchPeople: { method: 'POST', path: '/api/staff/v1/imports/:id/people/' },
  chooseImport: { method: 'POST', path: '/api/staff/v1/imports/:id/choices/' },
  applyImport: { method: 'POST', path: '/api/staff/v1/imports/:id/apply/' },
  undoImport: { method: 'POST', path: '/api/staff/v1/imports/:id/undo/' },
} as const satisfies Record<string, Route>;
