import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { SlotHold } from '#shared/contract/booking/slot-holds.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Visit } from '../load/send-requests.ts';
import { API_HEADERS, type Call } from './call.ts';

/** The number of bookings per second of measuring. */
export const CODED_BOOKINGS_PER_SECOND = 150;

/** Returns the code that was sent to a phone (E.164), if any. */
export type ReadCode = (phone: string) => string | undefined;

/** Creates a call that books each payload as a browser does: code, hold, booking. */
export function codedBookingCall(payloads: AppointmentPayload[], readCode: ReadCode): Call {
  return {
    name: 'coded',
    label: 'Booking with code',
    statement: null,
    requestCount: null,
    preparedPerSecond: CODED_BOOKINGS_PER_SECOND,
    isOnlyCompared: true,
    sendsMessages: true,
    next() {
      const payload = payloads.pop();
      if (payload === undefined) throw new Error('all slots are booked');
      return book(payload, readCode);
    },
  };
}

function book(payload: AppointmentPayload, readCode: ReadCode): Visit {
  return async (send) => {
    const post = (path: string, body: object) =>
      send({ method: 'POST', path, headers: API_HEADERS, body: JSON.stringify(body) });
    const { client_phone: phone, doctor_service, slot } = payload;
    await post(routes.registrationCodes.path, { phone });
    const held = await post(routes.holdSlot.path, { doctor_service, slot, client_phone: phone });
    const { token } = JSON.parse(held.toString()) as SlotHold;
    const code = readCode(phone);
    if (code === undefined) throw new Error('no code was sent');
    await post(routes.createAppointment.path, { ...payload, hold: token, code: { code } });
  };
}
