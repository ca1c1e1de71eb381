import type { Route } from '../../route.ts';

export const deskRoutes = {
  deskBranches: { method: 'GET', path: '/api/staff/v1/desk/branches/' },
  deskDoctors: { method: 'GET', path: '/api/staff/v1/desk/branches/:id/doctors/' },
  deskDay: { method: 'GET', path: '/api/staff/v1/desk/branches/:id/days/:day/' },
  deskChanges: { method: 'GET', path: '/api/staff/v1/desk/branches/:id/changes/' },
  setDelay: { method: 'POST', path: '/api/staff/v1/desk/schedules/:id/delay/' },
  setMaxExtra: { method: 'POST', path: '/api/staff/v1/desk/schedules/:id/extra-visits/' },
  deskStarts: { method: 'GET', path: '/api/staff/v1/desk/offers/:id/starts/' },
  findPatients: { method: 'POST', path: '/api/staff/v1/desk/branches/:id/patient-searches/' },
  bookVisit: { method: 'POST', path: '/api/staff/v1/desk/visits/' },
  visitDetails: { method: 'GET', path: '/api/staff/v1/desk/visits/:id/' },
  moveVisit: { method: 'POST', path: '/api/staff/v1/desk/visits/:id/move/' },
  cancelVisit: { method: 'POST', path: '/api/staff/v1/desk/visits/:id/cancel/' },
  setAttendance: { method: 'POST', path: '/api/staff/v1/desk/visits/:id/attendance/' },
  checkIn: { method: 'POST', path: '/api/staff/v1/desk/branches/:id/check-ins/' },
  saveVisitNote: { method: 'POST', path: '/api/staff/v1/desk/visits/:id/note/' },
  deskQueue: { method: 'GET', path: '/api/staff/v1/desk/branches/:id/queue/' },
  setUpQueue: { method: 'POST', path: '/api/staff/v1/desk/branches/:id/queue/settings/' },
  addWalkIn: { method: 'POST', path: '/api/staff/v1/desk/branches/:id/walk-ins/' },
  changeWalkIn: { method: 'POST', path: '/api/staff/v1/desk/walk-ins/:id/changes/' },
} as const satisfies Record<string, Route>;
