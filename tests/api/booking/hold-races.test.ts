import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { releaseExpiredHolds } from '#server/features/booking/holds/release-hold.ts';
import { payload, slotsOn } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { RAISED_LIMITS } from '#tests/support/servers/raised-limits.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const VISITORS = 300;
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'];
const SLOTS_OF_DAY = 4;

let server: TestServer;
beforeEach(async () => {
  // The limit on held slots of a day would prevent most of the races for a slot.
  server = await startTestServer({ limits: { ...RAISED_LIMITS, holdsPerDoctorAndDay: 100 } });
});
afterEach(() => server.close());

/** Simulates a visitor with an address and a phone. */
function visitor(number: number) {
  const remoteAddress = `10.0.${Math.floor(number / 200)}.${(number % 200) + 1}`;
  const phone = `+3620${String(3_000_000 + number)}`;
  const post = async (url: string, body: object) => {
    const response = await server.app.inject({ method: 'POST', url, payload: body, remoteAddress });
    return { status: response.statusCode, body: response.json() };
  };
  const sentCode = () => {
    const text = server.sms.sent.find(({ to }) => to === phone)?.text ?? '';
    return /\b\d{4}\b/.exec(text)?.[0] ?? '';
  };
  return { phone, post, sentCode };
}

interface Outcome {
  slot: number;
  phone: string;
  /** 201, 400 for a slot that another visitor holds, 429 for too many holds. */
  hold: number;
  /** Null for a visitor who left without releasing the hold. */
  booking: number | null;
}

test('three hundred visitors hold, request a code and book twenty slots: each slot has one owner', async () => {
  const days = await Promise.all(DAYS.map((day) => slotsOn(server, day)));
  const slots = days.flatMap((day) => day.slice(0, SLOTS_OF_DAY)).map(({ id }) => id);
  expect(slots).toHaveLength(20);

  const outcomes = await Promise.all(
    Array.from({ length: VISITORS }, async (_, number): Promise<Outcome> => {
      const random = createRandom(VISITORS, number);
      const { phone, post, sentCode } = visitor(number);
      const slot = random.pick(slots);
      const booking = payload(slot, { client_phone: phone });
      const held = await post('/api/v1/slot-holds/', {
        doctor_service: ids.consultation,
        slot,
        client_phone: phone,
      });
      const end = { slot, phone, hold: held.status };
      // Some visitors leave without booking, and some book although their hold was rejected.
      if (held.status === 201 && random.chance(0.3)) return { ...end, booking: null };
      if (held.status === 400 && random.chance(0.5)) return { ...end, booking: null };
      expect((await post('/api/v0/registration_codes/', { phone })).status).toBe(201);
      const booked = await post('/api/v1/appointments/', {
        ...booking,
        hold: held.status === 201 ? held.body.token : null,
        code: { code: sentCode() },
      });
      return { ...end, booking: booked.status };
    }),
  );

  for (const slot of slots) {
    const here = outcomes.filter((end) => end.slot === slot);
    const holders = here.filter(({ hold }) => hold === 201);
    const owners = here.filter(({ booking }) => booking === 201);
    // No hold expires during the race, so only the holder can book. Without a holder, the first
    // request wins.
    expect(holders.length).toBeLessThanOrEqual(1);
    expect(owners.length).toBeLessThanOrEqual(1);
    const [holder] = holders;
    if (holder !== undefined && holder.booking !== 201) expect(owners).toEqual([]);
    if (holder !== undefined && holder.booking !== null) expect(owners).toEqual([holder]);
  }
  const statuses = new Set(outcomes.map(({ hold, booking }) => `${hold} ${booking}`));
  expect([...statuses].toSorted()).toEqual(['201 201', '201 null', '400 400', '400 null']);
  expect(await calendarFaults(server.database.pool)).toEqual([]);

  server.clock.advance({ minutes: 5 });
  const waiting = outcomes.filter(({ hold, booking }) => hold === 201 && booking === null).length;
  expect(await releaseExpiredHolds(server.database.pool, server.clock.now())).toBe(waiting);
  const booked = outcomes.filter(({ booking }) => booking === 201).length;
  const free = (await Promise.all(DAYS.map((day) => slotsOn(server, day)))).flat();
  const left = slots.filter((slot) => free.some(({ id }) => id === slot));
  expect(left).toHaveLength(slots.length - booked);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});
