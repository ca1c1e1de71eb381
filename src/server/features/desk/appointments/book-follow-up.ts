import type { InputOf } from '#shared/contract/client.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { isFollowUpNext } from '#shared/domain/desk/next-kind.ts';
import { nameWithoutTicket } from '#shared/domain/desk/ticket-name.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireOffer } from '../require-offer.ts';
import { requireDeskAppointment } from './appointment-rows.ts';
import { bookAtDesk } from './book-at-desk.ts';

/**
 * Books the next appointment of the patient of an appointment, and returns it: a follow-up where the same service has one,
 * or the kind of an appointment that did not take place. The patient is read, not sent: a doctor books no one else. Throws
 * a 400 for a patient of the queue whose name is not known, a 404 for an appointment or an offer out of the scope of the
 * account, and else as `bookAtDesk`.
 */
export async function bookFollowUp(
  context: RequestContext,
  caller: Caller,
  { id, ...booking }: InputOf<StaffEndpoints['bookFollowUp']>,
): Promise<DeskAppointment> {
  const earlier = await requireDeskAppointment(context, caller, id);
  const givenName = nameWithoutTicket(earlier.client_name);
  if (givenName === '') throw badRequest('patient_unnamed');
  const offer = await requireOffer(context, caller, booking.offer);
  const before = await requireOffer(context, caller, earlier.doctor_service_id);
  const isFollowUp = isFollowUpNext({
    isFollowUp: earlier.is_follow_up,
    isCancelled: earlier.status === 'cancelled',
    attendance: earlier.attendance,
  });
  const insurance = earlier.insurance_id;
  const patient = {
    given_name: givenName,
    surname: earlier.client_surname,
    phone: earlier.client_phone,
  };
  const payload = {
    ...booking,
    ...patient,
    is_follow_up: isFollowUp && offer.has_follow_up && offer.service_id === before.service_id,
    source: 'desk',
    language: earlier.language,
    insurance: insurance !== null && offer.insurances.includes(insurance) ? insurance : null,
  } as const;
  return bookAtDesk(context, caller, payload, patient);
}
