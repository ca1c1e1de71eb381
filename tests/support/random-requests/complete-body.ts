import type { Draft, Fields } from './draft.ts';
import { pick, proofOf, type Visit, type World } from './environment.ts';

/** The number that chooses among several valid values. */
interface Chances {
  visit: Visit;
  at: number;
  other: number;
}

/** Makes the fields of a body consistent with one another and with the stored data. */
export function completeBody(
  body: Fields,
  headers: Draft['headers'],
  world: World,
  { visit, at, other }: Chances,
): void {
  if ('hash' in body) body['hash'] = visit.hash;
  if ('appointment' in body) body['appointment'] = visit.id;
  if ('slot' in body) {
    const isMove = !('doctor_service' in body);
    const offers = isMove
      ? world.offers.filter(({ doctorService }) => doctorService === visit.doctorService)
      : world.offers;
    const offer = pick(offers.length > 0 ? offers : world.offers, other);
    body['slot'] = offer.slot;
    if (!isMove) body['doctor_service'] = offer.doctorService;
    if ('client_name' in body) completeBooking(body, offer.branch, at);
  }
  const phone = body['client_phone'];
  if (typeof phone !== 'string' || at % 4 === 0) return useCode(body, world);
  headers['cookie'] = proofOf(world, phone);
}

function completeBooking(body: Fields, branch: number, at: number): void {
  body['client_surname'] = 'Próba';
  if (at % 3 > 0) delete body['insurance'];
  if (branch === 2) body['additional_fields'] = [{ clinic_branch_field: 1, value: 170 + (at % 9) }];
  else delete body['additional_fields'];
}

/** Returns the phone and code of the last SMS. */
function useCode(body: Fields, { server }: World): void {
  const [message] = server.sms.sent;
  const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
  if (!('client_phone' in body) || message === undefined || code === undefined) return;
  body['client_phone'] = message.to;
  body['code'] = { code };
}
