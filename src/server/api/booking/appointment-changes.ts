import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { appointmentCalendar } from '#server/features/booking/appointments/calendar/appointment-calendar.ts';
import { appointmentFeed } from '#server/features/booking/appointments/calendar/appointment-feed.ts';
import {
  cancelAppointment,
  confirmAppointment,
} from '#server/features/booking/appointments/changes/change-by-hash.ts';
import { chooseAlternative } from '#server/features/booking/appointments/changes/choose-alternative.ts';
import { rescheduleAppointment } from '#server/features/booking/appointments/changes/reschedule-appointment.ts';
import { stopFeed } from '#server/features/booking/appointments/calendar/stop-feed.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { registerEndpoint, registerEndpoints } from '../endpoint/register-endpoint.ts';

export function appointmentChanges(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    cancelAppointment: ({ http, params, body }) =>
      cancelAppointment(http.context, params.id, body.hash, http.ip),
    confirmAppointment: ({ http, params, body }) =>
      confirmAppointment(http.context, params.id, body.hash, http.ip),
    chooseAlternative: ({ http, params, body }) =>
      chooseAlternative(http.context, params.id, body, http.ip),
    rescheduleAppointment: ({ http, params, body }) =>
      rescheduleAppointment(http.context, params.id, body, http.ip),
    appointmentCalendar: async ({ http, reply, params, query }) => {
      const file = await appointmentCalendar(http.context, params.id, query.hash);
      void reply.headers({
        'content-type': `text/calendar; charset=utf-8; method=${file.method}`,
        'content-disposition': `attachment; filename="${file.fileName}"`,
      });
      return file.text;
    },
    stopAppointmentFeed: ({ http, params, body }) => stopFeed(http.context, params.id, body.hash),
  });
  void app.register(feedRoute);
}

/** Programs fetch a calendar often; an unchanged one is a 304. */
async function feedRoute(app: FastifyInstance): Promise<void> {
  await app.register(conditionalRequests, { isWeak: true });
  registerEndpoint(app, endpoints.appointmentFeed, async ({ http, reply, params }) => {
    const calendar = await appointmentFeed(http.context, params.id, params.token);
    void reply.type('text/calendar; charset=utf-8');
    return calendar;
  });
}
