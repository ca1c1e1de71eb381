import type { Route } from '../../route.ts';

export const importRoutes = {
  imports: { method: 'GET', path: '/api/staff/v1/imports/' },
  uploadImport: { method: 'POST', path: '/api/staff/v1/imports/' },
  import: { method: 'GET', path: '/api/staff/v1/imports/:id/' },
  mapImport: { method: 'POST', path: '/api/staff/v1/imports/:id/mapping/' },
  matchImport: { method: 'POST', path: '/api/staff/v1/imports/:id/matches/' },
  chooseImport: { method: 'POST', path: '/api/staff/v1/imports/:id/choices/' },
  applyImport: { method: 'POST', path: '/api/staff/v1/imports/:id/apply/' },
  undoImport: { method: 'POST', path: '/api/staff/v1/imports/:id/undo/' },
} as const satisfies Record<string, Route>;
