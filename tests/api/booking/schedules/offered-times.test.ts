import { afterEach, expect, test } from 'vitest';
import { createRandom, type Random } from '#demo/random.ts';
import { addDays, datesFrom } from '#shared/domain/time/plain-date.ts';
import { WEEKS, type Weeks } from '#shared/domain/time/weeks.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';

import type { Tables } from '#server/db/tables.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { buildException, buildRule } from '#tests/support/data/factories.ts';
import { offeredTimes, type Layers } from '#tests/support/data/offered-times.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SCHEDULE = 1;
const SEED = 7;
const HORIZON_DAYS = 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const KINDS = ['closed', 'moved_rest', 'moved_work', 'short', 'optional'] as const;
const CHOICES = ['closed', 'usual', 'official', 'hours'] as const;
/** None, less than a step, a step, and more than one. */
const BUFFERS = [0, 10, 30, 45];
/** None, one, and more than a short day has. */
const KEPT = [0, 1, 4];
/** At midnight, at night when the clock changes, and before and after the time of a round. */
const RELEASES = [0, 150, 210, 420, 510, 660, 900];
const ROUNDS = 6;

let server: TestServer;
afterEach(() => server.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows as Row[];
const now = () => new Date(server.clock.now());

/** Full hours, at night as well: the clock changes there. */
function spanOf(random: Random): [number, number] {
  const starts = random.integer(0, 20) * 60;
  return [starts, Math.min(1440, starts + random.integer(1, 6) * 60)];
}

/** Adds weekly hours between two minutes of the day. */
async function addRule(
  random: Random,
  days: string[],
  weekday: number,
  { weeks, earliest, latest }: { weeks: Weeks; earliest: number; latest: number },
): Promise<void> {
  const starts_minute = earliest + random.integer(0, 8) * 60;
  const ends_minute = Math.min(latest, starts_minute + random.integer(1, 6) * 60);
  await buildRule(server.database.pool, {
    schedule_id: SCHEDULE,
    weekday,
    weeks,
    starts_minute,
    ends_minute,
    is_phone_only: random.chance(0.15),
    valid_from: random.chance(0.3) ? random.pick(days) : '-infinity',
    valid_to: 'infinity',
  });
}

/** The edits of staff; each leaves the schedule projected. */
const EDITS = {
  async rules(random: Random, days: string[]) {
    await query('delete from schedule_rule where schedule_id = $1', [SCHEDULE]);
    for (const weekday of WEEKDAYS.filter(() => random.chance(0.8))) {
      // Hours of one weekday must not overlap: one is before noon, the other after it.
      const weeks = () => (random.chance(0.5) ? 'every' : random.pick(WEEKS));
      const [first, second] = [weeks(), weeks()];
      await addRule(random, days, weekday, { weeks: first, earliest: 0, latest: 720 });
      if (random.chance(0.3)) continue;
      await addRule(random, days, weekday, { weeks: second, earliest: 720, latest: 1440 });
    }
  },
  async exception(random: Random, days: string[]) {
    const day = random.pick(days);
    await query('delete from schedule_exception where schedule_id = $1 and day = $2', [
      SCHEDULE,
      day,
    ]);
    const [starts_minute, ends_minute] = random.chance(0.4) ? [null, null] : spanOf(random);
    await buildException(server.database.pool, {
      schedule_id: SCHEDULE,
      day,
      starts_minute,
      ends_minute,
      is_phone_only: starts_minute !== null && random.chance(0.3),
    });
  },
  /** By day: blocks that end in a repeated hour count for both of its passes. */
  async block(random: Random, days: string[]) {
    const starts = Date.parse(`${random.pick(days)}T06:00:00Z`) + random.integer(0, 20) * 1_800_000;
    const ends = starts + random.integer(1, 8) * 900_000;
    await query(`insert into doctor_block (doctor_id, starts_at, ends_at) values (1, $1, $2)`, [
      new Date(starts),
      new Date(ends),
    ]);
  },
  async holiday(random: Random, days: string[]) {
    const kind = random.pick(KINDS);
    await query(
      `insert into holiday (day, kind, as_weekday, names, is_confirmed, source_url)
       values ($1, $2, $3, '{"en": "Holiday"}', true, 'https://example.org/')
       on conflict (day) do update set kind = excluded.kind, as_weekday = excluded.as_weekday`,
      [random.pick(days), kind, kind === 'moved_work' ? random.pick(WEEKDAYS) : null],
    );
  },
  async season(random: Random, days: string[]) {
    const first = random.pick(days);
    await query('delete from season where first_day <= $2 and last_day >= $1', [
      first,
      addDays(first, 20),
    ]);
    await query(
      `with added as (
         insert into season (first_day, last_day, names, is_confirmed, source_url)
         values ($1, $2, '{"en": "Season"}', false, 'https://example.org/') returning id)
       insert into branch_season (clinic_branch_id, season_id, hours, weekday_hours)
       select $3, id, $4, $5 from added`,
      [
        first,
        addDays(first, random.integer(0, 20)),
        ids.branch,
        JSON.stringify([spanOf(random)]),
        JSON.stringify(
          Object.fromEntries(
            WEEKDAYS.filter(() => random.chance(0.4)).map((weekday) => [
              weekday,
              random.chance(0.3) ? [] : [spanOf(random)],
            ]),
          ),
        ),
      ],
    );
  },
  async buffer(random: Random) {
    await query('update schedule set buffer_minutes = $2 where id = $1', [
      SCHEDULE,
      random.pick(BUFFERS),
    ]);
  },
  async release(random: Random) {
    await query('update schedule set kept_starts = $2, kept_until = $3 where id = $1', [
      SCHEDULE,
      random.pick(KEPT),
      random.pick(RELEASES),
    ]);
  },
  async choice(random: Random) {
    const holidays = await query<{ id: number }>('select id from holiday');
    const choice = random.pick(CHOICES);
    const holiday = random.chance(0.2)
      ? null
      : (random.pick([...holidays, { id: null }]).id ?? null);
    await query(
      `insert into branch_holiday (clinic_branch_id, holiday_id, choice, hours)
       values ($1, $2, $3, $4)
       on conflict (clinic_branch_id, holiday_id) do update
         set choice = excluded.choice, hours = excluded.hours`,
      [ids.branch, holiday, choice, choice === 'hours' ? JSON.stringify([spanOf(random)]) : null],
    );
  },
};

/** Books some of the times that are offered, and cancels some of the appointments. */
async function bookAndCancel(random: Random, offered: readonly number[]): Promise<void> {
  const client = JSON.stringify({
    name: 'Kata',
    phone: '+36201234567',
    language: 'hu',
    consents: [],
    additional_fields: [],
    origin: {},
  });
  for (const at of random.sample(offered, Math.min(12, offered.length))) {
    await query(
      `select * from book_appointment($1, $2, $3, $4, $5, $6, null, '', null, '{}', null, null)`,
      [ids.consultation, SCHEDULE, new Date(at), now(), random.hex(32), client],
    );
  }
  const booked = await query<{ id: number; hash: string }>(
    `select id, hash from appointment where status = 'booked' and starts_at > $1 order by id`,
    [now()],
  );
  for (const { id, hash } of random.sample(booked, Math.floor(booked.length / 3))) {
    await query('select * from cancel_appointment($1, $2, $3, null, null)', [id, hash, now()]);
  }
}

/** Reads all that the model looks at. */
async function readLayers(zone: string): Promise<Layers> {
  const [schedule] = await query<
    Pick<
      Tables['schedule'],
      'step_minutes' | 'lead_minutes' | 'buffer_minutes' | 'kept_starts' | 'kept_until'
    >
  >('select * from schedule where id = $1', [SCHEDULE]);
  const rules = await query<Layers['rules'][number]>(
    `select weekday, weeks, is_phone_only, valid_from::text, valid_to::text, jsonb_build_array(starts_minute, ends_minute) as span
     from schedule_rule where schedule_id = $1`,
    [SCHEDULE],
  );
  const exceptions = await query<{
    day: string;
    spans: [number, number][];
    is_phone_only: boolean;
  }>(
    `select day, coalesce(jsonb_agg(jsonb_build_array(starts_minute, ends_minute))
       filter (where starts_minute is not null), '[]') as spans,
       bool_or(is_phone_only) as is_phone_only
     from schedule_exception where schedule_id = $1 group by day`,
    [SCHEDULE],
  );
  const spansOf = async (source: string) =>
    (
      await query<{ starts_at: Date; ends_at: Date }>(
        `select starts_at, ends_at from ${source} where doctor_id = 1`,
      )
    ).map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()] as const);
  const appointments = await spansOf(`(select * from appointment where status <> 'cancelled') a`);
  const blocks = await spansOf('doctor_block');
  return {
    zone,
    now: server.clock.now(),
    horizonDays: HORIZON_DAYS,
    isDesk: false,
    stepMinutes: schedule?.step_minutes ?? 0,
    leadMinutes: schedule?.lead_minutes ?? 0,
    rules: rules.map((rule) => ({
      ...rule,
      valid_from: rule.valid_from === '-infinity' ? '0000' : rule.valid_from,
      valid_to: rule.valid_to === 'infinity' ? '9999' : rule.valid_to,
    })),
    holidays: await query<Layers['holidays'][number]>(
      'select id, day, kind, as_weekday from holiday',
    ),
    choices: await query<Layers['choices'][number]>(
      'select holiday_id, choice, hours from branch_holiday where clinic_branch_id = $1',
      [ids.branch],
    ),
    seasons: await query<Layers['seasons'][number]>(
      `select s.first_day, s.last_day, b.hours, b.weekday_hours
       from season s join branch_season b on b.season_id = s.id and b.clinic_branch_id = $1`,
      [ids.branch],
    ),
    exceptions: new Map(
      exceptions.map(({ day, spans, is_phone_only: isPhoneOnly }) => [
        day,
        {
          spans,
          isPhoneOnly,
        },
      ]),
    ),
    appointments,
    blocks,
    busy: [...appointments, ...blocks],
    keptStarts: schedule?.kept_starts ?? 0,
    keptUntil: schedule?.kept_until ?? 0,
    bufferMinutes: schedule?.buffer_minutes ?? 0,
  };
}

/** Returns the instants that the API offers. */
async function offered(zone: string, service: number): Promise<number[]> {
  const today = dateInZone(server.clock.now(), zone);
  const results: { datetime: string }[] = [];
  for (const from of [today, addDays(today, 31)]) {
    const range = `date_from=${from}&date_to=${addDays(from, 30)}`;
    const response = await server.get(`/api/v1/slots/?doctor=1&service=${service}&${range}`);
    expect(response.status).toBe(200);
    results.push(...response.body.results);
  }
  return results.map(({ datetime }) => Date.parse(datetime)).sort((a, b) => a - b);
}

/** Returns the instants at which the desk finds the doctor free, within the days that patients can book. */
async function freeAtDesk(): Promise<number[]> {
  const rows = await query<{ at: Date }>(
    `select t.at from schedule s
     cross join lateral (select ($1::timestamptz at time zone s.time_zone)::date as today) l
     cross join generate_series(0, s.horizon_days - 1) g
     cross join lateral unnest(free_minutes_at_desk(s, l.today + g)) m
     cross join lateral (select (l.today + g + m * interval '1 minute') at time zone s.time_zone as at) t
     where s.id = $2 and t.at >= $1::timestamptz + s.lead_minutes * interval '1 minute'
     order by 1`,
    [now(), SCHEDULE],
  );
  return rows.map(({ at }) => at.getTime());
}

test.each([
  ['Europe/Budapest', '2027-02-10T05:00:00Z', 'the clock skips an hour'],
  ['Europe/Bucharest', '2026-09-10T05:00:00Z', 'the clock repeats an hour'],
  ['Asia/Almaty', '2026-11-23T05:00:00Z', 'over New Year'],
  ['Asia/Bishkek', '2027-02-01T05:00:00Z', 'over Nooruz'],
  ['Asia/Dubai', '2027-02-01T05:00:00Z', 'over Ramadan'],
])(
  'the times offered in %s are exactly those of the model for 90 days from %s: %s',
  { timeout: 900_000 },
  async (zone, start) => {
    server = await startTestServer({
      template: clinic({ timeZone: zone, now: start }),
      now: start,
    });
    const random = createRandom(SEED, zone);
    await query('update schedule set horizon_days = $2, lead_minutes = 45 where id = $1', [
      SCHEDULE,
      HORIZON_DAYS,
    ]);
    const today = dateInZone(server.clock.now(), zone);
    const days = datesFrom(today, 90);
    let times = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const edit of Object.values(EDITS)) {
        for (let count = 0; count < 3; count += 1) await edit(random, days);
      }
      await query('select queue_projections(null, $1, $2)', [today, days.at(-1)]);
      await query('select project_queued_schedules(10, $1)', [now()]);
      await query('select project_schedules(array[1], $1, $2, $3)', [today, days.at(-1), now()]);
      // Only the job releases the starts of a later time.
      server.clock.advance({ hours: 2 });
      await query('select release_kept_starts(10, $1)', [now()]);
      await bookAndCancel(random, await offered(zone, ids.cardiologist));
      const layers = await readLayers(zone);
      const actual = [await offered(zone, ids.cardiologist), await offered(zone, ids.ultrasound)];
      expect(actual).toEqual(offeredTimes(layers, [1, 2]));
      expect([await freeAtDesk()]).toEqual(offeredTimes({ ...layers, isDesk: true }, [1]));
      times += actual.flat().length;
      // The last rounds reach the 90th day.
      server.clock.advance({ days: 5, hours: 23 });
      await query('select project_schedules(array[1], null, null, $1)', [now()]);
    }
    expect(times).toBeGreaterThan(500);
  },
);
