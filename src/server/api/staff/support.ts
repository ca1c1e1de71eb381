import type { FastifyInstance } from 'fastify';
import { supportEndpoints as endpoints } from '#shared/contract/staff/support.ts';
import type { StaffUser } from '#shared/contract/sessions.ts';
import {
  cancelForPatient,
  lookUpAppointment,
  moveForPatient,
  resendLinkForPatient,
} from '#server/features/support/index.ts';
import { registerStaffEndpoint } from './endpoint/register-staff-endpoint.ts';

interface ChangeRequest {
  readonly params: { readonly id: number };
  readonly body: { readonly phone_end: string };
  readonly caller: { readonly user: StaffUser };
}

/** Registers the calls that help a patient on the phone. */
export function support(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.lookUpAppointment, ({ http, body, caller: { user } }) =>
    lookUpAppointment(http.context, { number: body.number, phoneEnd: body.phone_end, user }),
  );
  registerStaffEndpoint(app, endpoints.moveForPatient, ({ http, ...request }) =>
    moveForPatient(http.context, callerOf(request), request.body.slot),
  );
  registerStaffEndpoint(app, endpoints.resendLink, ({ http, ...request }) =>
    resendLinkForPatient(http.context, callerOf(request)),
  );
  registerStaffEndpoint(app, endpoints.cancelForPatient, ({ http, ...request }) =>
    cancelForPatient(http.context, callerOf(request), request.body.reason),
  );
}

/** Returns the words of the caller that a change repeats, and the account that makes it. */
function callerOf({ params, body, caller: { user } }: ChangeRequest) {
  return { number: params.id, phoneEnd: body.phone_end, user };
}
