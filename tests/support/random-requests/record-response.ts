import type { TestResponse } from '#tests/support/servers/server.ts';
import type { Sent } from './request.ts';
import { isFields } from './draft.ts';
import type { Environment } from './environment.ts';

/** The number of responses with an ETag that are stored. */
const MAX_TAGGED = 200;

/** Stores values of a response for later requests. */
export function recordResponse(
  environment: Environment,
  { operation, url, payload }: Sent,
  response: TestResponse,
): void {
  const { etag } = response.headers;
  if (response.status === 200 && typeof etag === 'string') {
    environment.tagged.push({ operation, url, etag });
    if (environment.tagged.length > MAX_TAGGED) environment.tagged.shift();
  }
  if (response.status >= 300 || !isFields(response.body)) return;
  const { id, hash, status, access_token: token, token: hold, calendar_token } = response.body;
  if (typeof token === 'string') environment.tokens.push(token);
  if (typeof hold === 'string') environment.holds.push(hold);
  if (typeof id !== 'number' || typeof hash !== 'string') return;
  const appointment = environment.appointments.find((each) => each.id === id);
  const isOpen = status === 'booked';
  const calendarToken = typeof calendar_token === 'string' ? calendar_token : null;
  if (appointment !== undefined) Object.assign(appointment, { isOpen, calendarToken });
  if (operation.method !== 'POST') return;
  const { doctor_service: doctorService, slot } = JSON.parse(
    (payload ?? '').replace(/^\ufeff/, ''),
  ) as Record<string, number | undefined>;
  if (appointment !== undefined) appointment.slot = slot ?? appointment.slot;
  else if (doctorService !== undefined) {
    environment.appointments.push({
      id,
      hash,
      doctorService,
      isOpen,
      calendarToken,
      slot: slot ?? null,
    });
  }
}
