import { describe, expect, test } from 'vitest';
import { isMet, readBudgets, tighten, type Budgets } from '../../bench/budgets.ts';
import { judge } from '../../bench/judge.ts';
import type { Figures, Sample, Target } from '../../bench/measure/figures.ts';
import { readOptions } from '../../bench/options.ts';

const NO_BUDGETS = { cpuMs: {}, shareOfBare: {}, shareOfStatement: {}, growth: {}, found: {} };

const sample = (server: number, database = 0): Sample => {
  return { perSecond: 1000, p50: 1, p99: 2, server, database };
};

function figures(target: Target, doctors: number, ...samples: Sample[]): Figures {
  return { ...{ call: 'slots', label: 'Slots', clients: 8 }, target, doctors, samples };
}

function verdictsOf(budgets: Partial<Budgets>, measured: readonly Figures[], goal?: number) {
  const goals = { cpuMs: goal === undefined ? {} : { slots: goal } };
  return judge({ budgets: { ...NO_BUDGETS, ...budgets }, goals }, measured, []);
}

/** Returns for each budget whether it is met. */
function verdicts(budgets: Partial<Budgets>, ...measured: Figures[]): boolean[] {
  return verdictsOf(budgets, measured).map(isMet);
}

describe('a CPU budget', () => {
  test('limits server and database together in the quietest round', () => {
    const measured = figures('product', 1000, sample(0.2, 0.2), sample(9), sample(0.3, 0.1));
    expect(verdicts({ cpuMs: { slots: 0.5 } }, measured)).toEqual([true]);
    expect(verdicts({ cpuMs: { slots: 0.3 } }, measured)).toEqual([false]);
  });

  test('is missed when the time of the database is unknown', () => {
    const measured = figures('product', 1000, sample(0.1, Number.NaN));
    expect(verdicts({ cpuMs: { slots: 0.5 } }, measured)).toEqual([false]);
  });

  test('is skipped for a call that was not measured', () => {
    expect(verdicts({ cpuMs: { booking: 1 } }, figures('product', 1000, sample(5)))).toEqual([]);
  });

  test('is met even if its goal is missed', () => {
    const [verdict] = verdictsOf(
      { cpuMs: { slots: 0.7 } },
      [figures('product', 1, sample(0.6))],
      0.5,
    );
    expect(verdict).toMatchObject({ figure: 0.6, budget: 0.7, goal: 0.5 });
    expect(verdict && isMet(verdict)).toBe(true);
  });
});

test('a share is the median of the ratios of each round', () => {
  const product = figures('product', 1000, sample(0.1), sample(1), sample(0.1));
  const bare = figures('bare', 1000, sample(0.05), sample(0.5), sample(0.05));
  expect(verdicts({ shareOfBare: { slots: 0.5 } }, product, bare)).toEqual([true]);
  expect(verdicts({ shareOfBare: { slots: 0.6 } }, product, bare)).toEqual([false]);
});

describe('growth', () => {
  test('compares the largest country with the smallest', () => {
    const measured = [
      figures('product', 1000, sample(1)),
      figures('product', 100_000, sample(1.4)),
    ];
    expect(verdicts({ growth: { slots: 1.5 } }, ...measured)).toEqual([true]);
    expect(verdicts({ growth: { slots: 1.3 } }, ...measured)).toEqual([false]);
  });

  test('growth is not measured in one country', () => {
    expect(verdicts({ growth: { slots: 1.5 } }, figures('product', 300, sample(1)))).toEqual([]);
  });
});

describe('tighten', () => {
  const measured = [figures('product', 1000, sample(0.4)), figures('bare', 1000, sample(0.3))];
  const tightened = (cpuMs: number, shareOfBare: number) => {
    const budgets = { ...NO_BUDGETS, cpuMs: { slots: cpuMs }, shareOfBare: { slots: shareOfBare } };
    return tighten(budgets, verdictsOf(budgets, measured));
  };

  test('sets budgets to 15 % beyond the figures', () => {
    const { cpuMs, shareOfBare } = tightened(0.7, 0.5);
    expect({ cpuMs, shareOfBare }).toEqual({
      cpuMs: { slots: 0.46 },
      shareOfBare: { slots: 0.652 },
    });
  });

  test('never loosens a budget, met or missed', () => {
    const { cpuMs, shareOfBare } = tightened(0.41, 0.7);
    expect({ cpuMs, shareOfBare }).toEqual({ cpuMs: { slots: 0.41 }, shareOfBare: { slots: 0.7 } });
    expect(tightened(0.3, 0.9).cpuMs).toEqual({ slots: 0.3 });
  });

  test('does not change a budget whose figure is unknown', () => {
    const budgets = { ...NO_BUDGETS, cpuMs: { slots: 0.7 } };
    const unknown = [figures('product', 1000, sample(Number.NaN))];
    expect(tighten(budgets, verdictsOf(budgets, unknown))).toEqual(budgets);
  });

  test('is rejected for other numbers of doctors than those of the budgets', () => {
    expect(() => readOptions(['--quick', '--tighten'])).toThrow('--doctors 1000,10000,100000');
    expect(readOptions(['--tighten']).isTightened).toBe(true);
  });
});

test('every goal belongs to a call with a budget', async () => {
  const { budgets, goals } = await readBudgets();
  expect(Object.keys(budgets.cpuMs)).toEqual(expect.arrayContaining(Object.keys(goals.cpuMs)));
});
