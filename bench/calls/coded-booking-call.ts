import type { AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { SlotHold } from '#shared/contract/booking/slot-holds.ts';
import type { TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { routes } from '#shared/contract/routes.ts';
import type { Visit } from '../load/send-requests.ts';
import { postOf, type Call } from './call.ts';

/** The number of bookings per measurement. */
export const CODED_BOOKINGS_PER_ROUND = 150;

/** Creates a call that books each payload as a browser does: code, hold, booking. */
export function codedBookingCall(payloads: AppointmentPayload[], sms: TwilioServer): Call {
  return {
    name: 'coded',
    label: 'Booking with code',
    preparedPerRound: CODED_BOOKINGS_PER_ROUND,
    sendsMessages: true,
    next() {
      const payload = payloads.pop();
      if (payload === undefined) throw new Error('all slots are booked');
      return book(payload, sms);
    },
  };
}

function book(payload: AppointmentPayload, { messages }: TwilioServer): Visit {
  return async (send) => {
    const post = (path: string, body: object) => send(postOf(path, body));
    const { client_phone: phone, doctor_service, slot } = payload;
    await post(routes.registrationCodes.path, { phone });
    const held = await post(routes.holdSlot.path, { doctor_service, slot, client_phone: phone });
    const { token } = JSON.parse(held.toString()) as SlotHold;
    const { body = '' } = messages.findLast(({ to }) => to === phone) ?? {};
    const [, code] = /#(\d{4})$/.exec(body) ?? [];
    if (code === undefined) throw new Error('no code was sent');
    await post(routes.createAppointment.path, { ...payload, hold: token, code: { code } });
  };
}
