import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { listAppointmentFields } from '#server/features/appointments/index.ts';
import { serve } from '../serve.ts';

export function appointmentFields(app: FastifyInstance): void {
  serve(app, endpoints.appointmentFields, ({ http, params }) =>
    listAppointmentFields(http.context, params.id),
  );
}
