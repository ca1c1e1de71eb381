import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import {
  appointmentCalendar,
  appointmentFeed,
  cancelAppointment,
  chooseAlternative,
  confirmAppointment,
  rescheduleAppointment,
  stopFeed,
} from '#server/features/appointments/index.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { registerEndpoint } from '../register-endpoint.ts';

export function appointmentChanges(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.cancelAppointment, ({ http, params, body }) =>
    cancelAppointment(http.context, params.id, body.hash, http.ip),
  );
  registerEndpoint(app, endpoints.confirmAppointment, ({ http, params, body }) =>
    confirmAppointment(http.context, params.id, body.hash, http.ip),
  );
  registerEndpoint(app, endpoints.chooseAlternative, ({ http, params, body }) =>
    chooseAlternative(http.context, params.id, body, http.ip),
  );
  registerEndpoint(app, endpoints.rescheduleAppointment, ({ http, params, body }) =>
    rescheduleAppointment(http.context, params.id, body, http.ip),
  );
  registerEndpoint(app, endpoints.appointmentCalendar, async ({ http, reply, params, query }) => {
    const file = await appointmentCalendar(http.context, params.id, query.hash);
    void reply.headers({
      'content-type': `text/calendar; charset=utf-8; method=${file.method}`,
      'content-disposition': `attachment; filename="${file.fileName}"`,
    });
    return file.text;
  });
  registerEndpoint(app, endpoints.stopAppointmentFeed, ({ http, params, body }) =>
    stopFeed(http.context, params.id, body.hash),
  );
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
