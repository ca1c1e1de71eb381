import { expect } from 'vitest';
import { ids } from './clinic.ts';
import type { Answer, TestServer } from '../servers/server.ts';

/** Tuesday of the small clinic's first week. */
export const TUESDAY = '2026-11-24';

interface SlotAnswer {
  id: number;
  datetime: string;
}

/** The free times of a doctor's service on one day. */
export async function slotsOn(
  server: TestServer,
  day: string,
  service: number = ids.cardiologist,
  doctor: number = ids.doctor,
): Promise<SlotAnswer[]> {
  const answer = await server.get(
    `/api/v1/slots/?doctor=${doctor}&service=${service}&date_from=${day}&date_to=${day}`,
  );
  expect(answer.status).toBe(200);
  return (answer.body as { results: SlotAnswer[] }).results;
}

/** The local times of slots, as on a clock. */
export function timesOf(slots: SlotAnswer[]): string[] {
  return slots.map((slot) => slot.datetime.slice(11, 16));
}

/** A payload that is right for the small clinic, but for what a test changes. */
export function payload(slot: number, changes: Record<string, unknown> = {}) {
  return {
    client_name: 'Kata',
    client_surname: 'Próba',
    client_phone: '+36 20 123 4567',
    doctor_service: ids.visit,
    slot,
    source: 'web-mobile',
    consents: ['personal_data'],
    ...changes,
  };
}

/** The code in the SMS sent last. */
export function lastCode(server: TestServer): string {
  const code = /\b\d{4}\b/.exec(server.sms.sent[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** Asks for a code and books with it, as a patient does. */
export async function book(server: TestServer, body: ReturnType<typeof payload>): Promise<Answer> {
  const sent = await server.post('/api/v0/registration_codes/', { phone: body.client_phone });
  expect(sent.status).toBe(201);
  return server.post('/api/v1/appointments/', { ...body, code: { code: lastCode(server) } });
}
