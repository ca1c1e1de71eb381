import { expect, test } from 'vitest';
import { isOperatorError } from '../operator-error.ts';
import { DatabaseWaitError, waitForDatabase } from './wait-for-database.ts';

const BUSY = () => new Error('timeout exceeded when trying to connect');

function waiting() {
  let now = 0;
  const lines: string[] = [];
  return {
    lines,
    country: 'hu' as const,
    report: (line: string) => void lines.push(line),
    now: () => now,
    pause: async () => {
      now += 20_000;
    },
  };
}

test('a start waits for a database that does not answer at once, and says so once', async () => {
  const failures = [BUSY(), BUSY()];
  const start = waiting();
  const started = waitForDatabase(start, async () => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    return 'started';
  });
  expect(await started).toBe('started');
  expect(start.lines).toEqual(['Waiting for the database of hu, which is busy or starting']);
});

test('a start ends with one line after three minutes without an answer', async () => {
  const error: unknown = await waitForDatabase(waiting(), () => Promise.reject(BUSY())).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(DatabaseWaitError);
  expect(isOperatorError(error)).toBe(true);
  expect(String(error)).toContain(
    'did not answer for 3 minutes (timeout exceeded when trying to connect)',
  );
});

test('a bug during a start is thrown at once', async () => {
  const start = waiting();
  const bug = new TypeError('no function');
  await expect(waitForDatabase(start, () => Promise.reject(bug))).rejects.toBe(bug);
  expect(start.lines).toEqual([]);
});
