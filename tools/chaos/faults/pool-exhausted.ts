import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from '../arena/arena.ts';
import type { Answer } from '../patients/patients.ts';
import { tookOf } from '../run/report.ts';
import { readyStatus } from './ready-status.ts';
import type { Fault, FaultRun } from './fault.ts';

const HELD_MS = 15_000;
/** So many times longer than before is more than a busy machine. */
const SLOWER = 5;

/** A transaction that holds what everybody needs: each request waits on a connection of its own. */
export const poolExhausted: Fault = {
  name: 'pool-exhausted',
  what: 'a long transaction locks what lists and bookings need, until no connection is left',
  crowd: { readers: 40, bookers: 20, pauseMs: 200 },
  recoveryMs: 15_000,
  async inject(arena) {
    const tables = ['doctor_listing', 'schedule_day', 'doctor_service'];
    await whileHeld(arena, { tables, mode: 'access exclusive' }, async () => {
      await sleep(HELD_MS);
      const status = await readyStatus(arena.webs[0]?.port ?? 0);
      // The database is well: another process would fare no better.
      if (status !== 200) throw new Error(`/health/ready answers ${status} in a rush`);
    });
  },
  check: ({ diary, from, until }) => refusedIn(diary, from, until, ['list', 'booking']),
};

/** What only bookings need: those who are looking must not notice. */
export const bookingsStuck: Fault = {
  name: 'bookings-stuck',
  what: 'a long transaction holds up every booking, and nothing else',
  crowd: { readers: 8, bookers: 40, pauseMs: 200 },
  recoveryMs: 15_000,
  async inject(arena) {
    const tables = ['appointment'];
    await whileHeld(arena, { tables, mode: 'share row exclusive' }, () => sleep(HELD_MS));
  },
  check: ({ diary, from, until }) => [
    ...refusedIn(diary, from, until, ['booking']),
    ...slowReadings(diary, from, until),
    ...diary.answers
      .filter(({ kind, verdict }) => kind !== 'booking' && verdict !== 'ok')
      .map(({ kind, status }) => `a ${kind} was refused as well (${status})`),
  ],
};

/** Holds tables until the work is done. */
async function whileHeld(
  { database }: Arena,
  { tables, mode }: { tables: readonly string[]; mode: string },
  work: () => Promise<void>,
): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${tables.join(', ')} in ${mode} mode`);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

function refusedIn(
  { answers }: FaultRun['diary'],
  from: number,
  until: number,
  kinds: readonly string[],
): string[] {
  const isRefused = (wanted: string) =>
    answers.some(
      ({ kind, verdict, answeredAt }) =>
        kind === wanted && verdict === 'refused' && answeredAt >= from && answeredAt <= until + 100,
    );
  return kinds.filter((kind) => !isRefused(kind)).map((kind) => `no ${kind} was refused`);
}

/** Half of those who only look must not wait: on a busy machine some of them do in any case. */
function slowReadings({ answers }: FaultRun['diary'], from: number, until: number): string[] {
  const readings = answers.filter(({ kind }) => kind !== 'booking');
  const calm = medianOf(readings.filter(({ answeredAt }) => answeredAt < from));
  const held = medianOf(readings.filter(({ askedAt }) => askedAt >= from && askedAt <= until));
  const isSlow = held > SLOWER * Math.max(calm, 50);
  return isSlow ? [`those who only look waited for ${held} ms, and ${calm} ms before`] : [];
}

function medianOf(answers: readonly Answer[]): number {
  const times = answers.map(tookOf).toSorted((a, b) => a - b);
  return Math.round(times[times.length >> 1] ?? Number.POSITIVE_INFINITY);
}
