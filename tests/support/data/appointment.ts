import { expect } from 'vitest';
import { payload, slotsOn, TUESDAY } from './booking.ts';
import { ids } from './clinic.ts';
import type { TestResponse, TestServer } from '../servers/server.ts';

export interface Appointment {
  id: number;
  hash: string;
  datetime: string;
}

/**
 * Returns the id of the slot at a local time, such as `09:30`. Throws if the slot is not offered.
 */
export async function slotAt(
  server: TestServer,
  time: string,
  { day = TUESDAY, service = ids.cardiologist as number, doctor = ids.doctor as number } = {},
): Promise<number> {
  const slots = await slotsOn(server, day, service, doctor);
  const slot = slots.find(({ datetime }) => datetime.slice(11, 16) === time);
  if (slot === undefined) throw new Error(`${day} ${time} is not free`);
  return slot.id;
}

/** Books a slot without a one-time code. */
export async function bookAppointment(
  server: TestServer,
  slot: number,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Appointment> {
  const response = await server.post('/api/v1/appointments/', payload(slot, changes), headers);
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.body;
}

export function cancel(server: TestServer, { id, hash }: Appointment): Promise<TestResponse> {
  return server.post(`/api/v1/appointments/${id}/cancel/`, { hash });
}

export function reschedule(
  server: TestServer,
  { id, hash }: Appointment,
  slot: number,
): Promise<TestResponse> {
  return server.post(`/api/v1/appointments/${id}/reschedule/`, { hash, slot });
}

/** Moves an appointment a year into the past, so that it has ended. */
export async function endAppointment(server: TestServer, id: number): Promise<void> {
  await server.database.pool.query(
    `update appointment set starts_at = starts_at - interval '1 year',
       ends_at = ends_at - interval '1 year' where id = $1`,
    [id],
  );
}
