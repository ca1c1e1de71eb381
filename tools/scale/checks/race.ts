import { decodeSlotId } from '#shared/domain/slots/slot-id.ts';
import { bookingOf, type Offer } from '../offers.ts';
import type { System } from '../system.ts';
import { createVisitor } from '../visitor.ts';
import { expect, tally } from './expect.ts';

const CLIENTS = 1000;

/** A thousand people, each with a connection of their own, press the button at the same moment. */
export async function race({ port, host, database, nodes }: System, offer: Offer): Promise<string> {
  const visitors = Array.from({ length: CLIENTS }, (_, number) =>
    createVisitor(port, host, number),
  );
  const began = performance.now();
  const answers = await Promise.all(
    visitors.map((visitor, number) =>
      visitor.post('/api/v1/appointments/', bookingOf(offer, number)),
    ),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const visitor of visitors) visitor.close();
  const outcome = tally(
    answers.map(({ status, body }) => (status === 400 ? `400 ${codeOf(body)}` : status)),
  );
  expect(answers.filter(({ status }) => status === 201).length === 1, () => outcome);
  expect(
    answers.every(({ status, body }) => status === 201 || codeOf(body) === 'slot_taken'),
    () => outcome,
  );
  const ready = await Promise.all(nodes.map((node) => node.isReady()));
  expect(ready.every(Boolean), () => 'a node is not ready afterwards');
  const served = tally(answers.map(({ servedBy }) => servedBy.replace('127.0.0.1', '')));
  const slot = decodeSlotId(offer.slot);
  const { rows } = await database.pool.query<{ booked: number }>(
    'select count(*)::integer as booked from appointment where schedule_id = $1 and starts_at = $2',
    [slot?.scheduleId, new Date(slot?.startsAt ?? 0)],
  );
  expect(rows[0]?.booked === 1, () => `${rows[0]?.booked} appointments at one time`);
  return `${outcome} in ${seconds} s; by ${served}`;
}

function codeOf(body: string): string {
  const { errors } = JSON.parse(body) as { errors?: { code: string }[] };
  return errors?.[0]?.code ?? '';
}
