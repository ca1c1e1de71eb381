import type { FastifyInstance } from 'fastify';
import { supportEndpoints as endpoints } from '#shared/contract/inbox/support.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { cancelForPatient } from '#server/features/inbox/support/cancel-for-patient.ts';
import { lookUpAppointment } from '#server/features/inbox/support/look-up-appointment.ts';
import { moveForPatient } from '#server/features/inbox/support/move-for-patient.ts';
import { resendLinkForPatient } from '#server/features/inbox/support/resend-link-for-patient.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

interface ChangeRequest {
  readonly params: { readonly id: number };
  readonly body: { readonly phone_end: string };
  readonly caller: Caller;
}

/** Registers the calls that help a patient on the phone. */
export function support(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    lookUpAppointment: ({ http, body, caller }) =>
      lookUpAppointment(http.context, {
        number: body.number,
        phoneEnd: body.phone_end,
        user: caller,
      }),
    moveForPatient: ({ http, ...request }) =>
      moveForPatient(http.context, requestOf(request), request.body.slot),
    resendLink: ({ http, ...request }) => resendLinkForPatient(http.context, requestOf(request)),
    cancelForPatient: ({ http, ...request }) =>
      cancelForPatient(http.context, requestOf(request), request.body.reason),
  });
}

/** Returns the words of the caller that a change repeats, and the account that makes it. */
function requestOf({ params, body, caller }: ChangeRequest) {
  return { number: params.id, phoneEnd: body.phone_end, user: caller };
}
