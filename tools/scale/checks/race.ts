import { decodeSlotId } from '#shared/domain/slots/slot-id.ts';
import { createBookingPayload, type BookableSlot } from '../bookable-slots.ts';
import type { System } from '../system.ts';
import { createHttpClient } from '../http-client.ts';
import { expect, countValues } from './expect.ts';

const CLIENTS = 1000;

/** Sends a thousand concurrent bookings of one slot; exactly one must succeed. */
export async function race(
  { port, host, database, nodes }: System,
  slot: BookableSlot,
): Promise<string> {
  const clients = Array.from({ length: CLIENTS }, (_, number) =>
    createHttpClient(port, host, number),
  );
  const began = performance.now();
  const responses = await Promise.all(
    clients.map((client, number) =>
      client.post('/api/v1/appointments/', createBookingPayload(slot, number)),
    ),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const client of clients) client.close();
  const outcome = countValues(
    responses.map(({ status, body }) => (status === 400 ? `400 ${codeOf(body)}` : status)),
  );
  expect(responses.filter(({ status }) => status === 201).length === 1, () => outcome);
  expect(
    responses.every(({ status, body }) => status === 201 || codeOf(body) === 'slot_taken'),
    () => outcome,
  );
  const ready = await Promise.all(nodes.map((node) => node.isReady()));
  expect(ready.every(Boolean), () => 'a node is not ready after the race');
  const served = countValues(responses.map(({ servedBy }) => servedBy.replace('127.0.0.1', '')));
  const decoded = decodeSlotId(slot.id);
  const { rows } = await database.pool.query<{ booked: number }>(
    'select count(*)::integer as booked from appointment where schedule_id = $1 and starts_at = $2',
    [decoded?.scheduleId, new Date(decoded?.startsAt ?? 0)],
  );
  expect(rows[0]?.booked === 1, () => `${rows[0]?.booked} appointments in one slot`);
  return `${outcome} in ${seconds} s; by ${served}`;
}

function codeOf(body: string): string {
  const { errors } = JSON.parse(body) as { errors?: { code: string }[] };
  return errors?.[0]?.code ?? '';
}
