import type { Route } from '../../route.ts';

export const holidayRoutes = {
  holidays: { method: 'GET', path: '/api/staff/v1/holidays/' },
  saveHoliday: { method: 'POST', path: '/api/staff/v1/holidays/' },
  deleteHoliday: { method: 'POST', path: '/api/staff/v1/holidays/:id/delete/' },
  adoptHolidays: { method: 'POST', path: '/api/staff/v1/holidays/years/:id/adopt/' },
  completeHolidays: { method: 'POST', path: '/api/staff/v1/holidays/years/:id/complete/' },
  saveSeason: { method: 'POST', path: '/api/staff/v1/seasons/' },
  deleteSeason: { method: 'POST', path: '/api/staff/v1/seasons/:id/delete/' },
  branchHolidays: { method: 'GET', path: '/api/staff/v1/branch-holidays/' },
  saveBranchHoliday: { method: 'POST', path: '/api/staff/v1/branch-holidays/' },
  saveBranchSeason: { method: 'POST', path: '/api/staff/v1/branch-seasons/' },
} as const satisfies Record<string, Route>;
