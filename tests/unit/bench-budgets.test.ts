import { describe, expect, test } from 'vitest';
import { isMet, readBudgets, tighten, type Budgets } from '../../bench/budgets.ts';
import { compareWithGoals, judge } from '../../bench/judge.ts';
import type { Figures, Sample, Target } from '../../bench/measure/figures.ts';
import { readOptions } from '../../bench/options.ts';

const NO_BUDGETS = { shareOfBare: {}, shareOfStatement: {}, growth: {}, found: {}, work: {} };

const sample = (server: number, database = 0): Sample => {
  return { perSecond: 1000, p50: 1, p99: 2, server, database, worker: 0 };
};

function figures(target: Target, doctors: number, ...samples: Sample[]): Figures {
  return {
    call: 'slots',
    label: 'Slots',
    target,
    doctors,
    samples,
  };
}

function verdictsOf(budgets: Partial<Budgets>, measured: readonly Figures[]) {
  return judge({ budgets: { ...NO_BUDGETS, ...budgets } }, measured, []);
}

/** Returns for each budget whether it is met. */
function verdicts(budgets: Partial<Budgets>, ...measured: Figures[]): boolean[] {
  return verdictsOf(budgets, measured).map(isMet);
}

describe('a goal', () => {
  const measured = figures('product', 1000, sample(0.2, 0.2), sample(9), sample(0.3, 0.1));

  test('a goal is compared with server and database together in the quietest round', () => {
    expect(compareWithGoals({ goals: { slots: 0.5 } }, [measured])).toEqual([
      { label: 'Slots', figure: 0.4, goal: 0.5 },
    ]);
  });

  test('a goal is skipped for a call that was not measured', () => {
    expect(compareWithGoals({ goals: { booking: 1 } }, [measured])).toEqual([]);
  });
});

test('a share is the median of the ratios of each round', () => {
  const product = figures('product', 1000, sample(0.1), sample(1), sample(0.1));
  const bare = figures('bare', 1000, sample(0.05), sample(0.5), sample(0.05));
  expect(verdicts({ shareOfBare: { slots: 0.5 } }, product, bare)).toEqual([true]);
  expect(verdicts({ shareOfBare: { slots: 0.6 } }, product, bare)).toEqual([false]);
});

test('growth compares the largest country with the smallest', () => {
  const measured = [figures('product', 1000, sample(1)), figures('product', 100_000, sample(1.4))];
  expect(verdicts({ growth: { slots: 1.5 } }, ...measured)).toEqual([true]);
  expect(verdicts({ growth: { slots: 1.3 } }, ...measured)).toEqual([false]);
});

test('growth is not measured in one country', () => {
  expect(verdicts({ growth: { slots: 1.5 } }, figures('product', 300, sample(1)))).toEqual([]);
});

describe('a budget of an unknown figure', () => {
  const unknown = [
    figures('product', 1000, sample(0.1, Number.NaN)),
    figures('bare', 1000, sample(0.1)),
  ];
  const budgets = { ...NO_BUDGETS, shareOfBare: { slots: 0.1 } };

  test('a budget of an unknown figure is missed', () => {
    expect(verdicts(budgets, ...unknown)).toEqual([false]);
  });

  test('a budget of an unknown figure is not tightened', () => {
    expect(tighten(budgets, verdictsOf(budgets, unknown))).toEqual(budgets);
  });
});

test('a budget is skipped for a call that was not measured', () => {
  expect(verdicts({ shareOfBare: { booking: 1 } }, figures('product', 1000, sample(5)))).toEqual(
    [],
  );
});

describe('tighten', () => {
  const measured = [
    figures('product', 1000, sample(0.4)),
    figures('product', 100_000, sample(0.6)),
    figures('bare', 100_000, sample(0.3)),
  ];
  const tightened = (growth: number, shareOfBare: number) => {
    const budgets = {
      ...NO_BUDGETS,
      growth: { slots: growth },
      shareOfBare: { slots: shareOfBare },
    };
    const result = tighten(budgets, verdictsOf(budgets, measured));
    return [result.growth['slots'], result.shareOfBare['slots']];
  };

  test('tighten sets budgets to 15 % beyond the figures', () => {
    expect(tightened(2, 0.2)).toEqual([1.72, 0.435]);
  });

  test('tighten does not require less CPU time in a larger country', () => {
    const shrinking = [
      figures('product', 1000, sample(0.8)),
      figures('product', 100_000, sample(0.4)),
    ];
    const budgets = { ...NO_BUDGETS, growth: { slots: 2 } };
    expect(tighten(budgets, verdictsOf(budgets, shrinking)).growth).toEqual({ slots: 1.15 });
  });

  test('tighten never loosens a budget, met or missed', () => {
    expect(tightened(1.6, 0.45)).toEqual([1.6, 0.45]);
    expect(tightened(1.2, 0.9)).toEqual([1.2, 0.9]);
  });

  test('tighten is rejected for other numbers of doctors than those of the budgets', () => {
    expect(() => readOptions(['--quick', '--tighten'])).toThrow('--doctors 400,100000');
    expect(readOptions(['--tighten', '--doctors', '400,100000']).shouldTightenBudgets).toBe(true);
    expect(readOptions(['--tighten']).shouldTightenBudgets).toBe(true);
  });
});

test('budgets.json has a budget for each call with a goal', async () => {
  const { budgets, goals } = await readBudgets();
  expect(Object.keys(budgets.shareOfBare)).toEqual(expect.arrayContaining(Object.keys(goals)));
});
