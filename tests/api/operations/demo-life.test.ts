import { afterEach, describe, expect, it } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { createDemoLife, loadDemoData } from '#demo/index.ts';
import type { Database } from '#server/db/database.ts';
import {
  createTestDatabase,
  MIGRATED,
  type TestDatabase,
  type TestTemplate,
} from '#tests/support/database/database.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';

type DemoLife = ReturnType<typeof createDemoLife>;

const HU = countryOf('hu');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday, a quarter past eleven in Budapest. */
const NOW = Date.parse('2026-11-25T10:15:00Z');
const LOAD = { country: 'hu', doctors: 60, seed: 7, now: NOW, hasLife: true } as const;
/** The appointments of the demo, and not those of visitors. */
const OWN = `(a.origin ->> 'source' = 'demo' or a.source = 'walk_in')`;

/** Demo data as they are after the load. */
const LOADED: TestTemplate = {
  name: 'demo_life',
  async fill(database) {
    await loadDemoData(database, LOAD);
  },
};
/** Demo data as they are after the first run of the job. */
const FILLED: TestTemplate = {
  name: 'demo_life_filled',
  async fill(database) {
    await loadDemoData(database, LOAD);
    await run(database, createDemoLife(HU), NOW);
  },
};

let database: TestDatabase;

async function start(template: TestTemplate): Promise<void> {
  database = await createTestDatabase(template);
}

afterEach(() => database.close());

async function select<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await database.pool.query<Row & Record<string, unknown>>(text, values);
  return rows;
}

const runAt = (life: DemoLife, now: number) => run(database, life, now);

async function run({ pool }: Pick<Database, 'pool'>, life: DemoLife, now: number): Promise<void> {
  const client = await pool.connect();
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

/** Counts the appointments of the demo that start in a span and that no absence affects, by what became of them. */
async function countsBetween(from: number, to: number): Promise<Counts> {
  const filters = ['expected', 'arrived', 'in_room', 'seen', 'no_show'].map(
    (state) =>
      `count(*) filter (where attendance = '${state}' and status = 'booked')::integer as ${state}`,
  );
  const [row] = await select<Counts>(
    `select count(*)::integer as total, ${filters.join()},
       count(*) filter (where status = 'cancelled')::integer as cancelled
     from appointment a where ${OWN} and starts_at >= $1 and starts_at < $2
       and not exists (select from absence_appointment v where v.appointment_id = a.id)`,
    [new Date(from), new Date(to)],
  );
  if (row === undefined) throw new Error('an aggregate returned no row');
  return row;
}

describe('the life of demo data', () => {
  it('a desk of new demo data looks as the hour says', async () => {
    await start(LOADED);
    const morning = await countsBetween(NOW - 5 * HOUR_MS, NOW - HOUR_MS);
    expect(morning.expected).toBe(0);
    expect(morning.seen).toBeGreaterThan(3);
    const now = await countsBetween(NOW - HOUR_MS, NOW + HOUR_MS);
    expect(now.in_room + now.arrived).toBeGreaterThan(0);
    const later = await countsBetween(NOW + HOUR_MS, NOW + 3 * DAY_MS);
    expect(later.expected).toBeGreaterThan(10);
    expect(later.seen + later.no_show + later.in_room).toBe(0);
    const [row] = await select<{ from_the_future: number }>(
      `select count(*) filter (where created_at > $1 or changed_at > $1)::integer as from_the_future
       from appointment`,
      [new Date(NOW)],
    );
    expect(row).toEqual({ from_the_future: 0 });
  });

  it('consultations of the clinic have a cheaper and shorter follow-up', async () => {
    await start(LOADED);
    const offers = await select<{
      price: string;
      minutes: number;
      follow_up: string;
      length: number;
    }>(
      `select o.price, o.duration_minutes as minutes, o.follow_up_price as follow_up,
         o.follow_up_minutes as length
       from doctor_service o where o.follow_up_price is not null`,
    );
    expect(offers.length).toBeGreaterThan(3);
    for (const { price, minutes, follow_up: followUp, length } of offers) {
      expect(Number(followUp)).toBeLessThan(Number(price));
      expect(Number(followUp) % 1000).toBe(0);
      expect(length).toBeLessThan(minutes);
    }
  });

  it('some appointments are follow-ups at their price and length, and no price of the clinic has changed', async () => {
    await start(FILLED);
    await runAt(createDemoLife(HU), NOW + HOUR_MS);
    const [row] = await select<{ all: number; agreed: number; upcoming: number }>(
      `select count(*)::integer as all,
         count(*) filter (where (a.price, a.discount, a.total) = (o.follow_up_price, 0, o.follow_up_price)
           and a.ends_at - a.starts_at = steps_of_kind(o, s, true) * s.step_minutes * interval '1 minute'
           )::integer as agreed,
         count(*) filter (where a.starts_at > $1)::integer as upcoming
       from appointment a join doctor_service o on o.id = a.doctor_service_id
       join schedule s on s.id = a.schedule_id where a.is_follow_up`,
      [new Date(NOW)],
    );
    expect(row?.upcoming).toBeGreaterThan(10);
    expect(row?.agreed).toBe(row?.all);
    expect(await select('select from price_change')).toEqual([]);
  });

  it('messages of new demo data are delivered, a few have failed, and none is left to send', async () => {
    await start(LOADED);
    const life = createDemoLife(HU);
    const count = async () => {
      const rows = await select<{ state: string; kind: string; count: number }>(
        'select state, kind, count(*)::integer as count from message group by 1, 2',
      );
      return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.state}`, row.count]));
    };
    const loaded = await count();
    expect(loaded['confirmation delivered']).toBeGreaterThan(100);
    await runAt(life, NOW);
    const filled = await count();
    expect(filled['day_before delivered']).toBeGreaterThan(300);
    expect(filled['confirmation failed']).toBeGreaterThan(0);
    await runAt(life, NOW + 12 * HOUR_MS);
    const later = await count();
    expect(later['day_before delivered']).toBeGreaterThan(filled['day_before delivered'] ?? 0);
    expect(Object.keys(later).filter((key) => /waiting|sending/.test(key))).toEqual([]);
  });

  it('an absence of new demo data waits for the clinic, and the job leaves its patients alone', async () => {
    await start(LOADED);
    const absences = await select<{ proposal: string; affected: number }>(
      `select v.proposal, count(*)::integer as affected from absence b
       join absence_appointment v on v.absence_id = b.id where b.confirmed_by is null
       group by b.id, v.proposal`,
    );
    expect(absences.map(({ proposal }) => proposal)).toEqual(['choice']);
    expect(absences[0]?.affected).toBeGreaterThan(1);
    const held = await select(
      `select distinct o.appointment_id from absence_alternative o
       join slot_hold h on h.token_hash = o.token_hash where h.expires_at > $1`,
      [new Date(NOW + 6 * HOUR_MS)],
    );
    expect(held.length).toBeGreaterThan(1);
    await runAt(createDemoLife(HU), NOW + 5 * DAY_MS);
    const states = await select(
      `select distinct a.attendance, a.status from appointment a
       join absence_appointment v on v.appointment_id = a.id`,
    );
    expect(states).toEqual([{ attendance: 'expected', status: 'booked' }]);
  });

  it('new demo data has requests, messages and a complaint of several ages, and an import to confirm', async () => {
    await start(LOADED);
    const [row] = await select(
      `select (select count(distinct created_at)::integer from clinic_request where done_at is null) as requests,
         (select count(distinct created_at)::integer from contact_message where done_at is null) as messages,
         (select count(*)::integer from review_report where done_at is null) as reports,
         (select count(*) > 0 from review where not is_published) as reviews,
         (select count(*)::integer from import where state = 'read') as imports`,
    );
    expect(row).toEqual({ requests: 3, messages: 4, reports: 1, reviews: true, imports: 1 });
  });

  it('the life of demo data is the same after every load with the same seed', async () => {
    await start(LOADED);
    const read = () =>
      select(
        `select hash, starts_at, client_name, client_phone, attendance, arrived_at, status
         from appointment order by hash`,
      );
    const first = await read();
    await loadDemoData(database, { ...LOAD, replace: true });
    expect(await read()).toEqual(first);
    await loadDemoData(database, { ...LOAD, seed: 8, replace: true });
    expect(await read()).not.toEqual(first);
  });

  it('the first run adds the months before, with plausible figures', async () => {
    await start(FILLED);
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
    await start(FILLED);
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
    await start(LOADED);
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
    await start(FILLED);
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
    await start(FILLED);
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
    await start(LOADED);
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
    await start(FILLED);
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
    await start(FILLED);
    const life = createDemoLife(HU);
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

  it('a patient who was erased, or whose phone was corrected, is not booked again', async () => {
    await start(FILLED);
    const [corrected, erased] = await select<{ id: number; hash: string }>(
      `select id::integer, hash from appointment where origin ->> 'source' = 'demo'
         and status = 'booked' and starts_at > $1 order by starts_at desc limit 2`,
      [new Date(NOW)],
    );
    const now = new Date(NOW);
    const hashes = [corrected?.hash, erased?.hash];
    await select("update appointment set hash = repeat('cd', 16) where id = $1", [corrected?.id]);
    for (const id of [corrected?.id, erased?.id]) {
      await select("select cancel_at_desk($1, 'clinic', '', $2, 'operator', null)", [id, now]);
    }
    await select("select erase_appointments(array[$1::bigint], $2, 'operator')", [erased?.id, now]);
    await runAt(createDemoLife(HU), NOW + MINUTE_MS);
    expect(await select('select from appointment where hash = any ($1)', [hashes])).toEqual([]);
  });

  it('a cancellation that waits for another transaction keeps none of the earlier ones locked', async () => {
    await start(FILLED);
    const now = NOW + DAY_MS;
    const cancelled = async () => {
      const [row] = await select<{ count: number }>(
        "select count(*)::integer as count from appointment where status = 'cancelled'",
      );
      return row?.count ?? 0;
    };
    const before = await cancelled();
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query(
      `select from appointment where origin ->> 'source' = 'demo' and starts_at > $1
         and schedule_id > (select percentile_disc(0.5) within group (order by schedule_id)
           from appointment where origin ->> 'source' = 'demo')
       for update`,
      [new Date(NOW)],
    );
    const running = runAt(createDemoLife(HU), now);
    await waitForLocks(database.pool);
    const during = await cancelled();
    await other.query('rollback');
    other.release();
    await running;
    expect(during).toBeGreaterThan(before);
    expect(await cancelled()).toBeGreaterThan(during);
  });

  it('the job changes nothing in demo data without a life', async () => {
    await start(MIGRATED);
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
