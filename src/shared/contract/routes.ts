import { pageRoutes } from './page-routes.ts';
import type { Route } from './route.ts';

/** The routes under `/api/`. `endpoints.ts` adds their schemas and documentation. */
export const routes = {
  ...pageRoutes,
  registrationCodes: { method: 'POST', path: '/api/v0/registration_codes/' },
  holdSlot: { method: 'POST', path: '/api/v1/slot-holds/' },
  releaseSlot: { method: 'DELETE', path: '/api/v1/slot-holds/:token/' },
  validateAppointment: { method: 'POST', path: '/api/v1/appointments/validate/' },
  createAppointment: { method: 'POST', path: '/api/v1/appointments/' },
  cancelAppointment: { method: 'POST', path: '/api/v1/appointments/:id/cancel/' },
  chooseAlternative: { method: 'POST', path: '/api/v1/appointments/:id/alternative/' },
  confirmAppointment: { method: 'POST', path: '/api/v1/appointments/:id/confirm/' },
  rescheduleAppointment: { method: 'POST', path: '/api/v1/appointments/:id/reschedule/' },
  appointmentCalendar: { method: 'GET', path: '/api/v1/appointments/:id/calendar.ics' },
  appointmentFeed: { method: 'GET', path: '/api/v1/appointments/:id/calendar/:token/' },
  stopAppointmentFeed: { method: 'POST', path: '/api/v1/appointments/:id/calendar/stop/' },
  createFeedback: { method: 'POST', path: '/api/v1/feedback/' },
  createClinicRequest: { method: 'POST', path: '/api/v1/clinic-requests/' },
  createSurveyAnswer: { method: 'POST', path: '/api/v1/survey-answers/' },
  createContactMessage: { method: 'POST', path: '/api/v1/contact-messages/' },
  createSession: { method: 'POST', path: '/api/v1/sessions/' },
  closeSession: { method: 'DELETE', path: '/api/v1/sessions/current/' },
  me: { method: 'GET', path: '/api/v1/users/me/' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
