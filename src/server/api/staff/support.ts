import type { FastifyInstance } from 'fastify';
import { supportEndpoints as endpoints } from '#shared/contract/staff/support.ts';
import { cancelForPatient, lookUpAppointment } from '#server/features/support/index.ts';
import { registerStaffEndpoint } from './register-staff-endpoint.ts';

export function support(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.lookUpAppointment, ({ http, body, caller: { user } }) =>
    lookUpAppointment(http.context, { number: body.number, phoneEnd: body.phone_end, user }),
  );
  registerStaffEndpoint(
    app,
    endpoints.cancelForPatient,
    ({ http, params, body: { phone_end: phoneEnd, reason }, caller: { user } }) =>
      cancelForPatient(http.context, { number: params.id, phoneEnd, reason, user }),
  );
}
