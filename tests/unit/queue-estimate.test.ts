import { expect, test } from 'vitest';
import { createRandom } from '#demo/random.ts';
import {
  areEstimatesRight,
  MAX_TOLD_WAITS,
  type ToldWait,
} from '#shared/domain/desk/told-waits.ts';
import { simulateQueue, type SimulatedQueue } from '#tests/support/data/desk/queue-simulation.ts';

const DAYS = 200;
const SEED = 46;

/** Branches whose doctors differ in speed; in the last one more patients come than they can see. */
type Branch = readonly [string, SimulatedQueue, maxError: number, minWithin: number];
const BRANCHES: readonly [Branch, ...Branch[]] = [
  [
    'one doctor',
    { doctors: [{ minutes: 12, appointmentEvery: 30 }], minutesBetweenTickets: 24 },
    21,
    0.5,
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
    12,
    0.75,
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
    29,
    0.35,
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

/** Returns the share of tickets before which the last waits would have hidden the estimates. */
function shareHidden(told: readonly ToldWait[]): number {
  const hidden = told.slice(MAX_TOLD_WAITS).filter((_, index) => {
    return !areEstimatesRight(told.slice(index, index + MAX_TOLD_WAITS));
  });
  return hidden.length / (told.length - MAX_TOLD_WAITS);
}

test.each(BRANCHES)('the estimates of %s are rarely hidden', (_, queue) => {
  expect(shareHidden(simulateQueue(queue, DAYS, createRandom(SEED)))).toBeLessThan(0.11);
});

test('the estimates of one doctor are mostly hidden when patients wait twice as long', () => {
  const [[, queue]] = BRANCHES;
  const told = simulateQueue(queue, DAYS, createRandom(SEED));
  const twice = told.map((ticket) => ({ ...ticket, waited: 2 * ticket.waited }));
  expect(shareHidden(twice)).toBeGreaterThan(0.7);
});
