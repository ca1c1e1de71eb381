import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import { simulateQueue, type SimulatedQueue } from '#tests/support/data/desk/queue-simulation.ts';

const DAYS = 200;
const SEED = 46;

/** Branches whose doctors differ in speed; in the last one more patients come than they can see. */
const BRANCHES: readonly (readonly [
  string,
  SimulatedQueue,
  maxError: number,
  minWithin: number,
])[] = [
  [
    'one doctor',
    { doctors: [{ minutes: 12, appointmentEvery: 30 }], minutesBetweenTickets: 24 },
    ...([21, 0.5] as const),
  ],
  [
    'three doctors',
    {
      doctors: [
        { minutes: 8, appointmentEvery: 20 },
        { minutes: 12, appointmentEvery: 30 },
        { minutes: 18, appointmentEvery: 40 },
      ],
      minutesBetweenTickets: 10,
    },
    ...([12, 0.75] as const),
  ],
  [
    'two doctors and too many patients',
    {
      doctors: [
        { minutes: 10, appointmentEvery: 20 },
        { minutes: 15, appointmentEvery: 30 },
      ],
      minutesBetweenTickets: 10,
    },
    ...([29, 0.35] as const),
  ],
];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(BRANCHES)(
  'the estimate of %s is as exact as documented',
  (_, queue, maxError, minWithin) => {
    const told = simulateQueue(queue, DAYS, createRandom(SEED));
    const error = mean(told.map(({ from, to, waited }) => Math.abs(waited - (from + to) / 2)));
    const within = mean(
      told.map(({ from, to, waited }) => (from <= waited && waited <= to ? 1 : 0)),
    );
    expect(told.length).toBeGreaterThan(4000);
    expect(error).toBeLessThan(maxError);
    expect(within).toBeGreaterThan(minWithin);
  },
);
