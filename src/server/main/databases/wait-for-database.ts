import { setTimeout as sleep } from 'node:timers/promises';
import type { CountryCode } from '#shared/countries/codes.ts';
import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import { systemClock } from '#server/lib/clock.ts';

/** A start waits this long for its database: a first start on a busy machine took half a minute. */
const MAX_WAIT_MS = 3 * 60_000;
const PAUSE_MS = 500;

/** A database that did not answer a process that starts. The message tells the operator what to do. */
export class DatabaseWaitError extends Error {
  override readonly name = 'DatabaseWaitError';
}

interface Waiting {
  readonly country: CountryCode;
  /** Tells the operator, once per step. */
  readonly report: (message: string) => void;
  readonly now?: () => number;
  readonly pause?: () => Promise<unknown>;
}

/**
 * Runs a step of a start, and runs it again while the database does not answer. The step must be one that can be
 * repeated. Throws its other errors.
 *
 * @throws DatabaseWaitError after three minutes
 */
export async function waitForDatabase<Result>(
  { country, report, now = systemClock, pause = () => sleep(PAUSE_MS) }: Waiting,
  step: () => Promise<Result>,
): Promise<Result> {
  const end = now() + MAX_WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      if (now() >= end) throw silent(country, error);
      if (attempt === 1)
        report(`Waiting for the database of ${country}, which is busy or starting`);
      await pause();
    }
  }
}

function silent(country: CountryCode, cause: unknown): DatabaseWaitError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseWaitError(
    `The database of ${country} did not answer for ${MAX_WAIT_MS / 60_000} minutes (${reason}). ` +
      'The machine may be too busy, or the database server may be down. Nothing is lost: start again.',
    { cause },
  );
}
