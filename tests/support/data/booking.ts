import { expect } from 'vitest';
import { ids } from './clinic.ts';
import type { TestResponse, TestServer } from '../servers/server.ts';

/** The Tuesday of the sample clinic's first week. */
export const TUESDAY = '2026-11-24';

interface SlotAnswer {
  id: number;
  datetime: string;
}

/** Returns the slots of a doctor's service on one day. */
export async function slotsOn(
  server: TestServer,
  day: string,
  service: number = ids.cardiologist,
  doctor: number = ids.doctor,
): Promise<SlotAnswer[]> {
  const response = await server.get(
    `/api/v1/slots/?doctor=${doctor}&service=${service}&date_from=${day}&date_to=${day}`,
  );
  expect(response.status).toBe(200);
  return (response.body as { results: SlotAnswer[] }).results;
}

/** Returns the local times of slots, such as `09:30`. */
export function timesOf(slots: SlotAnswer[]): string[] {
  return slots.map((slot) => slot.datetime.slice(11, 16));
}

/** Returns a booking request that is valid in the sample clinic, with changes. */
export function payload(slot: number, changes: Record<string, unknown> = {}) {
  return {
    client_name: 'Kata',
    client_surname: 'Próba',
    client_phone: '+36 20 123 4567',
    doctor_service: ids.consultation,
    slot,
    source: 'web-mobile',
    consents: ['personal_data'],
    ...changes,
  };
}

/** Returns the code in the last SMS. */
export function lastCode(server: TestServer): string {
  const code = /\b\d{4}\b/.exec(server.sms.sent[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** Requests a code and books with it. */
export async function book(
  server: TestServer,
  body: ReturnType<typeof payload>,
): Promise<TestResponse> {
  const sent = await server.post('/api/v0/registration_codes/', { phone: body.client_phone });
  expect(sent.status).toBe(201);
  return server.post('/api/v1/appointments/', { ...body, code: { code: lastCode(server) } });
}
