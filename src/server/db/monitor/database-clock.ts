import { steadyClock, systemClock, type Clock } from '#server/lib/clock.ts';
import { runQuery, type Queryable } from '../pool/queryable.ts';

const SYNC_INTERVAL_MS = 10_000;
/** A slower response is ignored, because the time in it is too uncertain. */
const MAX_ROUND_TRIP_MS = 500;
/** More than the clocks of a machine drift apart between measurements. */
const MAX_DRIFT_MS = 1000;

/**
 * Returns a clock that follows the database's, so that all processes of a country agree on when a
 * code, a hold or a limit ends, even if the clocks of their machines differ. The offset from the
 * machine's own clock is measured every ten seconds; its error is at most half a round
 * trip. Between measurements a jump of the machine's clock changes nothing, but begins the next measurement at once:
 * the steady clock stops while a machine is suspended. While the database is unreachable, the last
 * offset is used. A process that does not wait for `synchronise` uses its own clock until the first measurement.
 */
export function followDatabaseClock(db: Queryable, machineClock: Clock = steadyClock) {
  let offsetMs = 0;
  const lead = () => systemClock() - machineClock();
  let measuredLead = lead();
  const sync = async (maxRoundTripMs: number) => {
    // Set first, so that a jump begins one measurement, even if the database is unreachable.
    measuredLead = lead();
    const measured = await measureOffset(db, machineClock);
    if (measured.roundTripMs <= maxRoundTripMs) offsetMs = measured.offsetMs;
  };
  const synchronise = () => sync(Infinity);
  const trySync = () => void sync(MAX_ROUND_TRIP_MS).catch(() => undefined);
  const timer = setInterval(trySync, SYNC_INTERVAL_MS);
  timer.unref();
  return {
    clock: () => {
      if (Math.abs(lead() - measuredLead) > MAX_DRIFT_MS) trySync();
      return Math.round(machineClock() + offsetMs);
    },
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
