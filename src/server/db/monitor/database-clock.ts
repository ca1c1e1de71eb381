import { steadyClock, type Clock } from '#server/lib/clock.ts';
import { runQuery, type Queryable } from '../pool/queryable.ts';

const SYNC_INTERVAL_MS = 10_000;
/** A slower response is ignored, because the time in it is too uncertain. */
const MAX_ROUND_TRIP_MS = 500;

/**
 * Returns a clock that follows the database's, so that all processes of a country agree on when a
 * code, a hold or a limit ends, even if the clocks of their machines differ. The offset from the
 * machine's own clock is measured every ten seconds; its error is at most half a round
 * trip. Between measurements a jump of the machine's clock changes nothing. While the database is
 * unreachable, the last offset is used. A process that does not wait for
 * `synchronise` uses its own clock until the first measurement.
 */
export function followDatabaseClock(db: Queryable, machineClock: Clock = steadyClock) {
  let offsetMs = 0;
  const sync = async (maxRoundTripMs: number) => {
    const measured = await measureOffset(db, machineClock);
    if (measured.roundTripMs <= maxRoundTripMs) offsetMs = measured.offsetMs;
  };
  const synchronise = () => sync(Infinity);
  const timer = setInterval(() => {
    sync(MAX_ROUND_TRIP_MS).catch(() => undefined);
  }, SYNC_INTERVAL_MS);
  timer.unref();
  return {
    clock: () => Math.round(machineClock() + offsetMs),
    /** Measures the offset now. Rejects when the database is not available. */
    synchronise,
    stop: () => clearInterval(timer),
  };
}

async function measureOffset(db: Queryable, machineClock: Clock) {
  const before = machineClock();
  const { rows } = await runQuery<{ now: number }>(db, {
    text: 'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  });
  const after = machineClock();
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database returned no time');
  return { offsetMs: now - (before + after) / 2, roundTripMs: after - before };
}
