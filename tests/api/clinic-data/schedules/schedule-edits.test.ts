import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandom, type Random } from '#demo/random.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { CLINIC_NOW, clinic } from '#tests/support/data/clinic.ts';
import { addSecondBranch, SECOND_SCHEDULE } from '#tests/support/data/second-branch.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openTestPool } from '#tests/support/database/test-pool.ts';

const CLIENTS = 32;
const OPERATIONS = 4000;
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
/** The doctor of the first two schedules works at both branches at the same hours. */
const OFFERS = [
  { service: 1, schedule: 1, doctor: 1 },
  { service: 2, schedule: 1, doctor: 1 },
  { service: SECOND_SCHEDULE, schedule: SECOND_SCHEDULE, doctor: 1 },
  { service: 4, schedule: 2, doctor: 2 },
];
const SCHEDULES_OF = new Map([
  [1, [1, SECOND_SCHEDULE]],
  [2, [2]],
]);

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await createTestDatabase(clinic());
  await addSecondBranch(database.pool);
  await database.pool.query('update schedule set max_extra_per_day = 3');
  await database.pool.query(
    `update schedule set buffer_minutes = case id when 1 then 10 else 20 end, kept_starts = 1
     where doctor_id = 1`,
  );
  pool = openTestPool({ ...database.connection, max: CLIENTS });
});
afterEach(async () => {
  await pool.end();
  await database.close();
});

test(
  'four thousand edits, bookings and moves at once keep every calendar true',
  { timeout: 900_000 },
  async () => {
    const appointments: { id: number; hash: string }[] = [];
    const holds: string[] = [];
    const outcomes = new Map<string, number>();
    let hashes = 0;
    const newHash = () => (hashes += 1).toString(16).padStart(32, '0');
    const call = async (kind: string, text: string, values: unknown[]) => {
      const { rows } = await pool.query<{ outcome: string; appointment_id?: number }>(
        `select * from ${text}`,
        values,
      );
      const [row] = rows;
      const key = `${kind} ${row?.outcome}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      return row;
    };
    const startOf = (random: Random, step: number) => {
      const minute = random.integer(540 / step, 715 / step) * step;
      const time = `${Math.floor(minute / 60)}`.padStart(2, '0');
      return `${random.pick(DAYS)}T${time}:${String(minute % 60).padStart(2, '0')}:00+01:00`;
    };
    const client = (random: Random) =>
      JSON.stringify({
        name: 'Kata',
        phone: `+3620${random.integer(1e6, 9999999)}`,
        language: 'hu',
        consents: [],
        additional_fields: [],
        origin: {},
      });

    const operations = {
      async book(random: Random) {
        const { service, schedule } = random.pick(OFFERS);
        const hash = newHash();
        const row = await call(
          'book',
          `book_appointment($1, $2, $3, $4, $5, $6, null, '', null, '{}', null, null)`,
          [service, schedule, startOf(random, 30), CLINIC_NOW, hash, client(random)],
        );
        if (row?.outcome === 'booked') appointments.push({ id: row.appointment_id ?? 0, hash });
      },
      async bookAtDesk(random: Random) {
        const { service, schedule } = random.pick(OFFERS);
        const hash = newHash();
        const appointment = { source: 'desk', minutes: random.integer(2, 9) * 5 };
        const row = await call('desk', 'book_at_desk($1, $2, $3, $4, $5, $6, $7, null)', [
          service,
          schedule,
          startOf(random, 5),
          CLINIC_NOW,
          hash,
          client(random),
          JSON.stringify({ ...appointment, is_extra: random.chance(0.1) }),
        ]);
        if (row?.outcome === 'booked') appointments.push({ id: row.appointment_id ?? 0, hash });
      },
      async move(random: Random) {
        const { id, hash } = random.pick(appointments);
        const { schedule } = random.pick(OFFERS);
        await call('move', 'move_appointment($1, $2, $3, $4, $5, 1000, null, null)', [
          id,
          hash,
          schedule,
          startOf(random, 30),
          CLINIC_NOW,
        ]);
      },
      async moveAtDesk(random: Random) {
        const { id } = random.pick(appointments);
        await call('desk move', 'move_at_desk($1, $2, $3, $4, null, null, null, null)', [
          id,
          random.pick(OFFERS).service,
          startOf(random, 5),
          CLINIC_NOW,
        ]);
      },
      async cancel(random: Random) {
        // Half of those cancelled stay in the list, so that later changes meet cancelled ones.
        const index = random.integer(0, appointments.length - 1);
        const { id, hash } = appointments[index] ?? { id: 0, hash: '' };
        if (appointments.length > 1 && random.chance(0.5)) appointments.splice(index, 1);
        if (random.chance(0.5)) {
          await call('cancel', 'cancel_appointment($1, $2, $3, null, null)', [
            id,
            hash,
            CLINIC_NOW,
          ]);
        } else {
          await call('desk cancel', `cancel_at_desk($1, 'clinic', 'Ill', $2, null, null)`, [
            id,
            CLINIC_NOW,
          ]);
        }
      },
      async hold(random: Random) {
        const { service, schedule } = random.pick(OFFERS);
        const token = newHash();
        const replaced = holds.length > 0 && random.chance(0.5) ? [random.pick(holds)] : [];
        const row = await call(
          'hold',
          `hold_slot($1, $2, $3, $4, $5, $6, $1, $1, true, 9, 9, 1, $7, false)`,
          [
            token,
            service,
            schedule,
            startOf(random, 30),
            CLINIC_NOW,
            '2026-11-23T06:10:00Z',
            replaced,
          ],
        );
        if (row?.outcome === 'held') holds.push(token);
      },
      async release(random: Random) {
        const token = holds.splice(random.integer(0, Math.max(0, holds.length - 1)), 1);
        await pool.query('select release_holds($1, $2)', [token, CLINIC_NOW]);
      },
      /** Changes the hours of a day: closed, shorter or by the weekly rules again. */
      async changeDay(random: Random) {
        const { schedule } = random.pick(OFFERS);
        const day = random.pick(DAYS);
        await edit([schedule], day, async (db) => {
          await db.query('delete from schedule_exception where schedule_id = $1 and day = $2', [
            schedule,
            day,
          ]);
          if (random.chance(0.3)) return;
          const hours = random.chance(0.3) ? [null, null] : [600, random.integer(21, 25) * 30];
          await db.query('insert into schedule_exception values ($1, $2, $3, $4)', [
            schedule,
            day,
            ...hours,
          ]);
        });
      },
      /** Changes the hours of a weekday. */
      async changeWeek(random: Random) {
        const { schedule } = random.pick(OFFERS);
        const weekday = random.integer(2, 5);
        await edit([schedule], null, (db) =>
          db.query(
            `update schedule_rule set ends_minute = $3 where schedule_id = $1 and weekday = $2`,
            [schedule, weekday, random.integer(20, 26) * 30],
          ),
        );
      },
      /** Blocks a time of a doctor, or removes all blocks of a day. */
      async block(random: Random) {
        const { doctor } = random.pick(OFFERS);
        const day = random.pick(DAYS);
        const start = random.integer(9, 11);
        await edit(SCHEDULES_OF.get(doctor) ?? [], day, (db) =>
          random.chance(0.5)
            ? db.query(`delete from doctor_block where doctor_id = $1 and starts_at::date = $2`, [
                doctor,
                day,
              ])
            : db.query(
                `insert into doctor_block (doctor_id, starts_at, ends_at)
                 values ($1, $2::timestamptz, $2::timestamptz + interval '40 minutes')`,
                [doctor, `${day}T${String(start).padStart(2, '0')}:10:00+01:00`],
              ),
        );
      },
    };
    const edit = async (
      schedules: number[],
      /** The changed day; null for every day of the horizon. */
      day: string | null,
      change: (db: pg.PoolClient) => Promise<unknown>,
    ) => {
      await withTransaction(pool, async (db) => {
        await db.query('select from schedule where id = any ($1) order by id for no key update', [
          schedules,
        ]);
        await change(db);
        await db.query('select project_schedules($1, $2, $3, $4)', [
          schedules,
          day ?? DAYS[0],
          day ?? '2026-12-31',
          CLINIC_NOW,
        ]);
      });
      outcomes.set('edit', (outcomes.get('edit') ?? 0) + 1);
    };

    const names = Object.keys(operations) as (keyof typeof operations)[];
    const first = createRandom(1, 'first');
    while (appointments.length === 0) await operations.book(first);
    let started = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        const random = createRandom(2026, 'client', index);
        while (started < OPERATIONS) {
          started += 1;
          await operations[random.pick(names)](random);
          if (started % 1000 === 0) expect(await calendarFaults(pool)).toEqual([]);
        }
      }),
    );
    expect(await calendarFaults(pool)).toEqual([]);
    for (const outcome of ['book booked', 'book taken', 'desk booked', 'desk taken']) {
      expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
    }
    for (const outcome of ['move done', 'desk move done', 'cancel done', 'hold held', 'edit']) {
      expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
    }
  },
);
