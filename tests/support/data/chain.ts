import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createRandom } from '#demo/random.ts';
import type { TestTemplate } from '../database/database.ts';
import { CLINIC_NOW, fillPlaces, ids } from './clinic.ts';
import {
  buildBranch,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from './factories.ts';

const CHAIN = 9;
const FIRST = 100;
/** Fewer days than the statement timeout allows. */
const BATCH_SIZE = 50;
const DAYS = ['2026-12-07', '2026-12-08', '2026-12-09'];

/** A clinic with many branches, open from 8 to 18 on weekdays. */
interface Chain {
  readonly branches: number[];
  readonly schedules: number[];
  readonly template: TestTemplate;
}

/** Returns a chain whose schedules are spread evenly over its branches. */
export function chainOf(size: { branches: number; schedules: number }): Chain {
  const branches = Array.from({ length: size.branches }, (_, index) => FIRST + index);
  const schedules = Array.from({ length: size.schedules }, (_, index) => FIRST + index);
  const branchOf = (id: number) => FIRST + (id % branches.length);
  return {
    branches,
    schedules,
    template: {
      name: `chain_of_${size.schedules}`,
      async fill({ pool }) {
        await fillPlaces(pool, 'Europe/Budapest');
        await buildClinic(pool, { id: CHAIN });
        await buildBranch(
          pool,
          ...branches.map((id) => ({ id, clinic_id: CHAIN, city_id: ids.city })),
        );
        await buildDoctor(pool, ...schedules.map((id) => ({ id, slug: `doctor-${id}` })));
        await buildSchedule(
          pool,
          ...schedules.map((id) => ({ id, doctor_id: id, clinic_branch_id: branchOf(id) })),
        );
        await buildDoctorService(pool, ...schedules.map((id) => ({ id, schedule_id: id })));
        const hours = { starts_minute: 480, ends_minute: 1080 };
        await buildRule(
          pool,
          ...schedules.flatMap((schedule_id) =>
            [1, 2, 3, 4, 5].map((weekday) => ({ schedule_id, weekday, ...hours })),
          ),
        );
        for (let first = 0; first < schedules.length; first += BATCH_SIZE) {
          const batch = schedules.slice(first, first + BATCH_SIZE);
          await pool.query('select project_schedules($1, null, null, $2)', [batch, CLINIC_NOW]);
        }
      },
    },
  };
}

interface TimedBooking {
  /** By the monotonic clock of this process, in milliseconds. */
  readonly startedAt: number;
  readonly ms: number;
  /** False if the time was taken. */
  readonly isBooked: boolean;
}

/** Books random times around 8 December until `done`, with a pause after each, and returns the requests. */
export async function bookUntil(
  pool: pg.Pool,
  schedules: readonly number[],
  seed: number,
  done: AbortSignal,
  pauseMs = 0,
): Promise<TimedBooking[]> {
  const random = createRandom(seed);
  const client = JSON.stringify({
    name: 'Kata',
    phone: '+36201234567',
    language: 'hu',
    consents: [],
    additional_fields: [],
    origin: {},
  });
  const bookings: TimedBooking[] = [];
  while (!done.aborted) {
    const hour = String(random.integer(8, 17)).padStart(2, '0');
    const startsAt = `${random.pick(DAYS)}T${hour}:${random.pick(['00', '30'])}:00+01:00`;
    const start = performance.now();
    const { rows } = await pool.query<{ outcome: string }>(
      `select * from book_appointment($1, $1, $2, $3, $4, $5, null, '', null, '{}', null, null)`,
      [random.pick(schedules), startsAt, CLINIC_NOW, random.hex(32), client],
    );
    const isBooked = rows[0]?.outcome === 'booked';
    bookings.push({ startedAt: start, ms: performance.now() - start, isBooked });
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return bookings;
}
