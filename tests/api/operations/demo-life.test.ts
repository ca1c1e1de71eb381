import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { createDemoLife, loadDemoData } from '#demo/index.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const HU = countryOf('hu');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, a quarter past eleven in Budapest. */
const NOW = Date.parse('2026-11-25T10:15:00Z');
const LOAD = { country: 'hu', doctors: 60, seed: 7, now: NOW, hasLife: true } as const;
/** The appointments of the demo, and not those of visitors. */
const OWN = `(a.origin ->> 'source' = 'demo' or a.source = 'walk_in')`;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function select<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.pool.query<Row & Record<string, unknown>>(text, values);
  return rows;
}

async function runAt(life: ReturnType<typeof createDemoLife>, now: number): Promise<void> {
  const client = await database.pool.connect();
  try {
    await life.run(client, now);
  } finally {
    client.release();
  }
}

interface Counts {
  total: number;
  expected: number;
  arrived: number;
  in_room: number;
  seen: number;
  no_show: number;
  cancelled: number;
}

/** Counts the appointments of the demo that start in a span, by what became of them. */
async function countsBetween(from: number, to: number): Promise<Counts> {
  const filters = ['expected', 'arrived', 'in_room', 'seen', 'no_show'].map(
    (state) =>
      `count(*) filter (where attendance = '${state}' and status = 'booked')::integer as ${state}`,
  );
  const [row] = await select<Counts>(
    `select count(*)::integer as total, ${filters.join()},
       count(*) filter (where status = 'cancelled')::integer as cancelled
     from appointment a where ${OWN} and starts_at >= $1 and starts_at < $2`,
    [new Date(from), new Date(to)],
  );
  if (row === undefined) throw new Error('an aggregate returned no row');
  return row;
}

describe('the life of demo data', () => {
  it('a desk of new demo data looks as the hour says, and has no message to send', async () => {
    await loadDemoData(database, LOAD);
    const morning = await countsBetween(NOW - 5 * HOUR_MS, NOW - HOUR_MS);
    expect(morning.expected).toBe(0);
    expect(morning.seen).toBeGreaterThan(3);
    const now = await countsBetween(NOW - HOUR_MS, NOW + HOUR_MS);
    expect(now.in_room + now.arrived).toBeGreaterThan(0);
    const later = await countsBetween(NOW + HOUR_MS, NOW + 3 * DAY_MS);
    expect(later.expected).toBeGreaterThan(10);
    expect(later.seen + later.no_show + later.in_room).toBe(0);
    const [row] = await select<{ messages: number; from_the_future: number }>(
      `select (select count(*)::integer from message) as messages,
         count(*) filter (where created_at > $1 or changed_at > $1)::integer as from_the_future
       from appointment`,
      [new Date(NOW)],
    );
    expect(row).toEqual({ messages: 0, from_the_future: 0 });
  });

  it('the life of demo data is the same after every load with the same seed', async () => {
    const read = () =>
      select(
        `select hash, starts_at, client_name, client_phone, attendance, arrived_at, status
         from appointment order by hash`,
      );
    await loadDemoData(database, LOAD);
    const first = await read();
    await loadDemoData(database, { ...LOAD, replace: true });
    expect(await read()).toEqual(first);
    await loadDemoData(database, { ...LOAD, seed: 8, replace: true });
    expect(await read()).not.toEqual(first);
  });

  it('the first run adds the months before, with plausible figures', async () => {
    await loadDemoData(database, LOAD);
    await runAt(createDemoLife(HU), NOW);
    const today = NOW - 12 * HOUR_MS;
    const past = await countsBetween(NOW - 121 * DAY_MS, today);
    expect(past.total).toBeGreaterThan(600);
    expect(past.expected + past.arrived + past.in_room).toBe(0);
    expect(past.no_show / past.total).toSatisfy(isBetween(0.03, 0.09));
    expect(past.cancelled / past.total).toSatisfy(isBetween(0.04, 0.13));
    const early = await countsBetween(NOW - 120 * DAY_MS, NOW - 80 * DAY_MS);
    const recent = await countsBetween(NOW - 41 * DAY_MS, NOW - DAY_MS);
    expect(recent.total).toBeGreaterThan(early.total);
    const sources = await select<{ source: string }>(
      'select distinct source from appointment order by source',
    );
    expect(sources.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['desk', 'online', 'phone']),
    );
  });

  it('every appointment of the life has the events of its steps', async () => {
    await loadDemoData(database, LOAD);
    await runAt(createDemoLife(HU), NOW);
    const [row] = await select<{ wrong: number; unordered: number }>(
      `select count(*) filter (where e.actions <> v.actions)::integer as wrong,
         count(*) filter (where not e.is_ordered)::integer as unordered
       from appointment a
       cross join lateral (
         select array_agg(action order by e.id) as actions,
           array_agg(e.at order by e.id) = array_agg(e.at order by e.at) as is_ordered
         from appointment_event e where e.appointment_id = a.id) e
       cross join lateral (select case
         when a.status = 'cancelled' then array['booked', 'cancelled']
         when a.attendance = 'seen' then array['booked', 'arrived', 'in_room', 'seen']
         when a.attendance = 'in_room' then array['booked', 'arrived', 'in_room']
         when a.attendance = 'expected' then array['booked']
         else array['booked', a.attendance] end as actions) v
       where a.origin ->> 'source' = 'demo'`,
    );
    expect(row).toEqual({ wrong: 0, unordered: 0 });
  });

  it('every working minute is free or booked, also after new bookings', async () => {
    await loadDemoData(database, LOAD);
    const differing = `select d.schedule_id, d.day::text
      from schedule_day d join schedule s on s.id = d.schedule_id
      where d.day >= $1::date and d.free <> free_minutes(s, d.day)`;
    expect(await select(differing, ['2026-11-25'])).toEqual([]);
    const life = createDemoLife(HU);
    await runAt(life, NOW);
    await runAt(life, NOW + 6 * HOUR_MS);
    expect(await select(differing, ['2026-11-26'])).toEqual([]);
  });

  it('a day moves on with the clock and stands still at night', async () => {
    await loadDemoData(database, LOAD);
    const life = createDemoLife(HU);
    const today = [NOW - 10 * HOUR_MS, NOW + 13 * HOUR_MS] as const;
    await runAt(life, NOW);
    const before = await countsBetween(...today);
    await runAt(life, NOW + 2 * HOUR_MS);
    const after = await countsBetween(...today);
    expect(after.seen).toBeGreaterThan(before.seen);
    await runAt(life, NOW + 12 * HOUR_MS);
    const evening = await countsBetween(...today);
    expect(evening.expected + evening.arrived + evening.in_room).toBe(0);
    await runAt(life, NOW + 16 * HOUR_MS);
    expect(await countsBetween(...today)).toEqual(evening);
  });

  it('a demo that was off for a week looks right after one run', async () => {
    await loadDemoData(database, LOAD);
    await runAt(createDemoLife(HU), NOW);
    const later = NOW + 7 * DAY_MS;
    await runAt(createDemoLife(HU), later);
    const week = await countsBetween(NOW - 10 * HOUR_MS, later - 12 * HOUR_MS);
    expect(week.expected + week.arrived + week.in_room).toBe(0);
    expect(week.seen).toBeGreaterThan(30);
    const now = await countsBetween(later - HOUR_MS, later + HOUR_MS);
    expect(now.in_room + now.arrived).toBeGreaterThan(0);
    const ahead = await countsBetween(later + DAY_MS, later + 4 * DAY_MS);
    expect(ahead.expected).toBeGreaterThan(10);
  });

  it('a queue at the largest branch has patients who wait and some who were taken in', async () => {
    await loadDemoData(database, LOAD);
    const life = createDemoLife(HU);
    const states = new Set<string>();
    for (let hour = 0; hour < 5; hour += 1) {
      await runAt(life, NOW + hour * HOUR_MS);
      const rows = await select<{ state: string }>('select distinct state from walk_in');
      for (const { state } of rows) states.add(state);
    }
    expect(states).toContain('taken');
    expect(states).toContain('waiting');
  });

  it('an appointment of a visitor stays as the visitor left it', async () => {
    await loadDemoData(database, LOAD);
    await runAt(createDemoLife(HU), NOW);
    const [free] = await select<{ offer: number; schedule: number; at: Date }>(
      `select o.id as offer, s.id as schedule,
         (d.day + d.free[1] * interval '1 minute') at time zone s.time_zone as at
       from schedule s join schedule_day d on d.schedule_id = s.id and d.free <> '{}'
       join doctor_service o on o.schedule_id = s.id and o.steps = 1
       where s.id in (select schedule_id from appointment where origin ->> 'source' = 'demo')
         and d.day = '2026-11-26' order by s.id limit 1`,
    );
    const [booked] = await select<{ id: number }>(
      `select appointment_id::integer as id from book_at_desk($1, $2, $3, $4, repeat('ab', 16),
         '{"name": "Anna", "phone": "+36201234567", "language": "hu", "notify": true}',
         '{"source": "online"}', 'patient')`,
      [free?.offer, free?.schedule, free?.at, new Date(NOW)],
    );
    const read = () => select('select * from appointment where id = $1', [booked?.id]);
    const before = await read();
    expect(before).toHaveLength(1);
    await runAt(createDemoLife(HU), NOW + 3 * DAY_MS);
    expect(await read()).toEqual(before);
  });

  it('an appointment that someone has changed at the desk is left to them', async () => {
    await loadDemoData(database, LOAD);
    const life = createDemoLife(HU);
    await runAt(life, NOW);
    const [next] = await select<{ id: number }>(
      `select id::integer from appointment a where origin ->> 'source' = 'demo'
         and status = 'booked' and attendance = 'expected' and starts_at > $1
       order by starts_at limit 1`,
      [new Date(NOW)],
    );
    const set = (to: string, from: string) =>
      select('select set_attendance($1, $2, $3, $4, $5)', [
        next?.id,
        to,
        new Date(NOW),
        from,
        'clinic anna',
      ]);
    await set('arrived', 'expected');
    await set('expected', 'arrived');
    await runAt(life, NOW + 8 * HOUR_MS);
    expect(await select('select attendance from appointment where id = $1', [next?.id])).toEqual([
      { attendance: 'expected' },
    ]);
  });

  it('the job changes nothing in demo data without a life', async () => {
    await loadDemoData(database, { ...LOAD, hasLife: false });
    const read = () => select('select * from appointment order by id');
    const before = await read();
    await runAt(createDemoLife(HU), NOW + HOUR_MS);
    expect(await read()).toEqual(before);
    expect(await select('select * from appointment_event')).toEqual([]);
  });
});

function isBetween(least: number, most: number): (value: number) => boolean {
  return (value) => value >= least && value <= most;
}
