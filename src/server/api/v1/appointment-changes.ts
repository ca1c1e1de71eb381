import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import {
  appointmentCalendar,
  cancelAppointment,
  rescheduleAppointment,
} from '#server/features/appointments/index.ts';
import { serve } from '../serve.ts';

export function appointmentChanges(app: FastifyInstance): void {
  serve(app, endpoints.cancelAppointment, ({ http, params, body }) =>
    cancelAppointment(http.context, params.id, body.hash, http.ip),
  );
  serve(app, endpoints.rescheduleAppointment, ({ http, params, body }) =>
    rescheduleAppointment(http.context, params.id, body, http.ip),
  );
  serve(app, endpoints.appointmentCalendar, async ({ http, reply, params, query }) => {
    const file = await appointmentCalendar(http.context, params.id, query.hash);
    void reply.headers({
      'content-type': `text/calendar; charset=utf-8; method=${file.method}`,
      'content-disposition': `attachment; filename="${file.fileName}"`,
    });
    return file.text;
  });
}
