import type { Draft, Fields } from './draft.ts';
import { pick, proofOf, type Appointment, type Environment } from './environment.ts';

/** An appointment, and random numbers that choose among valid values. */
interface Chances {
  appointment: Appointment;
  at: number;
  other: number;
}

/** Makes the fields of a body consistent with one another and with the stored data. */
export function completeBody(
  body: Fields,
  headers: Draft['headers'],
  environment: Environment,
  { appointment, at, other }: Chances,
): void {
  if ('hash' in body) body['hash'] = appointment.hash;
  if ('appointment' in body) body['appointment'] = appointment.id;
  if ('slot' in body) {
    const isMove = !('doctor_service' in body);
    const slots = isMove
      ? environment.slots.filter(({ doctorService }) => doctorService === appointment.doctorService)
      : environment.slots;
    const offer = pick(slots.length > 0 ? slots : environment.slots, other);
    // A repeated move to the time that the appointment has succeeds.
    body['slot'] = isMove && at % 2 === 0 ? (appointment.slot ?? offer.slot) : offer.slot;
    if (!isMove) body['doctor_service'] = offer.doctorService;
    if ('client_name' in body) completeBooking(body, offer.branch, at);
  }
  const phone = body['client_phone'];
  if (typeof phone !== 'string' || at % 4 === 0) return useCode(body, environment);
  headers['cookie'] = proofOf(environment, phone);
}

function completeBooking(body: Fields, branch: number, at: number): void {
  body['client_surname'] = 'Próba';
  if (at % 3 > 0) delete body['insurance'];
  if (branch === 2) body['additional_fields'] = [{ clinic_branch_field: 1, value: 170 + (at % 9) }];
  else delete body['additional_fields'];
}

/** Sets the phone and the code of the last SMS in a body that has a phone. */
function useCode(body: Fields, { server }: Environment): void {
  const [message] = server.sms.sent;
  const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
  if (!('client_phone' in body) || message === undefined || code === undefined) return;
  body['client_phone'] = message.to;
  body['code'] = { code };
}
