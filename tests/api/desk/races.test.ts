import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** A thousand take minutes; `DESK_RACES=1000` runs them. */
const RACES = Number(process.env['DESK_RACES'] ?? 24);

let server: TestServer;
let desks: StaffClient[];
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
  desks = await Promise.all(['left', 'right'].map((username) => deskClient(server, username)));
});
afterAll(() => server.close());

/** Books at a desk, and returns the id of the appointment or the reason why not. */
async function bookAt(desk: StaffClient, startsAt: string): Promise<number | string> {
  return bookAtDesk(desk, startsAt, { phone: '' }).then(
    ({ id }) => id,
    (error: Error) => error.message,
  );
}

/** Books as a patient with a phone of their own. */
async function bookOnline(slot: number, race: number): Promise<number | string> {
  const client_phone = `+3620${String(1_000_000 + race)}`;
  const { status, body } = await server.post(
    '/api/v1/appointments/',
    payload(slot, { client_phone }),
    { 'x-forwarded-for': `10.${Math.floor(race / 200)}.${race % 200}.1` },
  );
  return status === 201 ? body.id : `${status} ${body.errors[0].code}`;
}

test('two desks and a patient who want one time have one winner, and the others are told', async () => {
  const winners = [0, 0, 0];
  for (let race = 0; race < RACES; race += 1) {
    const slots = await slotsOn(server, TUESDAY);
    const slot = slots[race % slots.length];
    if (slot === undefined) throw new Error('No free slot');
    // Each in turn is held up by none, one or two reads, so that each can be the first.
    const racers = [
      () => bookAt(desks[0] as StaffClient, slot.datetime),
      () => bookAt(desks[1] as StaffClient, slot.datetime),
      () => bookOnline(slot.id, race),
    ];
    const order = racers.map((_racer, index) => (index + race) % racers.length);
    const results: (number | string)[] = [];
    await Promise.all(
      order.map(async (index, place) => {
        for (let read = 0; read < place; read += 1) {
          await server.get(`/api/v1/slots/nearest/?doctor=${ids.doctor}`);
        }
        results[index] = await (racers[index] as () => Promise<number | string>)();
      }),
    );
    const won = results.flatMap((result, index) => (typeof result === 'number' ? [index] : []));
    expect(won, JSON.stringify(results)).toHaveLength(1);
    const lost = results.filter((result) => typeof result === 'string');
    expect(new Set(lost)).toEqual(new Set(['400 slot_taken']));
    const [winner = 0] = won;
    winners[winner] = (winners[winner] ?? 0) + 1;
    await desks[0]?.cancelAtDesk({ id: Number(results[winner]), by: 'clinic', reason: 'Race' });
  }
  console.info(`${RACES} races, won by ${winners.join()}`);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  const { rows } = await server.database.pool.query(
    `select count(*)::integer as count, count(*) filter (where status = 'cancelled')::integer as cancelled
     from appointment`,
  );
  expect(rows).toEqual([{ count: RACES, cancelled: RACES }]);
});
