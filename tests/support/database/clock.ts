import type { Clock } from '#server/lib/clock.ts';

/** A clock that changes only when a test sets or advances it. */
export interface TestClock {
  readonly now: Clock;
  set(iso: string): void;
  advance(duration: { minutes?: number; hours?: number; days?: number }): void;
}

export function testClock(iso: string): TestClock {
  let current = Date.parse(iso);
  return {
    now: () => current,
    set: (to) => {
      current = Date.parse(to);
    },
    advance: ({ minutes = 0, hours = 0, days = 0 }) => {
      current += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
