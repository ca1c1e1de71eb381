import type { Route } from '../../route.ts';

export const busyCalendarRoutes = {
  busyCalendars: { method: 'GET', path: '/api/staff/v1/busy-calendars/' },
  addBusyCalendar: { method: 'POST', path: '/api/staff/v1/busy-calendars/' },
  uploadBusyCalendar: { method: 'POST', path: '/api/staff/v1/busy-calendars/upload/' },
  pauseBusyCalendar: { method: 'POST', path: '/api/staff/v1/busy-calendars/:id/pause/' },
  removeBusyCalendar: { method: 'POST', path: '/api/staff/v1/busy-calendars/:id/delete/' },
} as const satisfies Record<string, Route>;
