import type { Route } from '../../route.ts';

export const calendarRoutes = {
  calendarFeeds: { method: 'GET', path: '/api/staff/v1/calendar-feeds/' },
  createCalendarFeed: { method: 'POST', path: '/api/staff/v1/calendar-feeds/' },
  deleteCalendarFeed: { method: 'POST', path: '/api/staff/v1/calendar-feeds/:id/delete/' },
  readCalendarFeed: { method: 'GET', path: '/api/staff/v1/calendars/:token/' },
} as const satisfies Record<string, Route>;
