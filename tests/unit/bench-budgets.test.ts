import { describe, expect, test } from 'vitest';
import { isKept } from '../../bench/budgets.ts';
import { judge } from '../../bench/judge.ts';
import type { Figures, Sample, Side } from '../../bench/measure/figures.ts';

const NO_BUDGETS = { cpuMs: {}, shareOfBare: {}, shareOfStatement: {}, growth: {}, found: {} };

const sample = (server: number, database = 0): Sample => {
  return { perSecond: 1000, p50: 1, p99: 2, server, database };
};

function figures(side: Side, doctors: number, ...samples: Sample[]): Figures {
  return { ...{ call: 'slots', label: 'Free times', clients: 8 }, side, doctors, samples };
}

/** What came of each budget. */
function judged(budgets: Partial<typeof NO_BUDGETS>, ...measured: Figures[]): boolean[] {
  return judge({ ...NO_BUDGETS, ...budgets }, measured, []).map(isKept);
}

test('server and database together are to stay below the budget, in the median round', () => {
  const measured = figures('product', 1000, sample(0.2, 0.2), sample(9), sample(0.3, 0.1));
  expect(judged({ cpuMs: { slots: 0.5 } }, measured)).toEqual([true]);
  expect(judged({ cpuMs: { slots: 0.3 } }, measured)).toEqual([false]);
});

test('what the database spends and nobody could measure keeps no budget', () => {
  const measured = figures('product', 1000, sample(0.1, Number.NaN));
  expect(judged({ cpuMs: { slots: 0.5 } }, measured)).toEqual([false]);
});

test('what was not measured is not judged', () => {
  expect(judged({ cpuMs: { booking: 1 } }, figures('product', 1000, sample(5)))).toEqual([]);
});

describe('shares', () => {
  test('are taken round by round, as the machine is slower in some', () => {
    const product = figures('product', 1000, sample(0.1), sample(1), sample(0.1));
    const bare = figures('bare', 1000, sample(0.05), sample(0.5), sample(0.05));
    expect(judged({ shareOfBare: { slots: 0.5 } }, product, bare)).toEqual([true]);
    expect(judged({ shareOfBare: { slots: 0.6 } }, product, bare)).toEqual([false]);
  });
});

describe('growth', () => {
  test('is from the smallest country to the largest', () => {
    const measured = [
      figures('product', 1000, sample(1)),
      figures('product', 100_000, sample(1.4)),
    ];
    expect(judged({ growth: { slots: 1.5 } }, ...measured)).toEqual([true]);
    expect(judged({ growth: { slots: 1.3 } }, ...measured)).toEqual([false]);
  });

  test('is not judged in one country', () => {
    expect(judged({ growth: { slots: 1.5 } }, figures('product', 300, sample(1)))).toEqual([]);
  });
});
