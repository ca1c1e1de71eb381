import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The limits of each kind of figure, by call or by kind of query. */
export interface Budgets {
  /**
   * Minimum CPU time of a bare route with the same response, as a share of the request's. Unlike
   * milliseconds it can be compared between machines.
   */
  readonly shareOfBare: Readonly<Record<string, number>>;
  /** Minimum CPU time of the main statement alone, as a share of the request's. */
  readonly shareOfStatement: Readonly<Record<string, number>>;
  /** Maximum CPU time in the largest country, as a multiple of that in the smallest. */
  readonly growth: Readonly<Record<string, number>>;
  /** Minimum share of typed words that search finds. */
  readonly found: Readonly<Record<string, number>>;
  /** Maximum of a piece of work (`work/record.ts`), as a multiple of its bound. */
  readonly work: Readonly<Record<string, number>>;
}

/** The contents of budgets.json: limits that fail the run, and goals that it only reports. */
export interface BudgetFile {
  readonly budgets: Budgets;
  /** CPU milliseconds of server and database per request, 8 clients, quietest round. */
  readonly goals: Readonly<Record<string, number>>;
}

/** A measured figure and its goal, in CPU milliseconds. */
export interface GoalDistance {
  readonly label: string;
  readonly figure: number;
  readonly goal: number;
}

/** A measured figure and its budget. */
export interface Verdict {
  readonly kind: keyof Budgets;
  /** The call or the kind of query. */
  readonly key: string;
  readonly label: string;
  readonly figure: number;
  readonly budget: number;
}

const FILE = join(import.meta.dirname, 'budgets.json');
/** The factor between a figure and its tightened budget, to absorb noise. */
const TOLERANCE = 1.15;
const DIGITS = 3;

export async function readBudgets(): Promise<BudgetFile> {
  return JSON.parse(await readFile(FILE, 'utf8')) as BudgetFile;
}

export async function writeBudgets(file: BudgetFile): Promise<void> {
  await writeFile(FILE, `${JSON.stringify(file, null, 2)}\n`);
}

export function isMaximum({ kind }: Pick<Verdict, 'kind'>): boolean {
  return kind === 'growth' || kind === 'work';
}

/** Returns whether the figure is within its budget; NaN never is. */
export function isMet(verdict: Verdict): boolean {
  const { figure, budget } = verdict;
  return isMaximum(verdict) ? figure <= budget : figure >= budget;
}

/** Returns the budgets tightened to within 15 % of the figures; no budget is loosened. */
export function tighten(budgets: Budgets, verdicts: readonly Verdict[]): Budgets {
  const tightened = structuredClone(budgets) as Record<keyof Budgets, Record<string, number>>;
  for (const verdict of verdicts) {
    const { kind, key, figure, budget } = verdict;
    if (!Number.isFinite(figure) || figure <= 0) continue;
    // Growth below 1 is noise: a larger country does not make a call cheaper.
    const reached = Number(
      (isMaximum(verdict) ? Math.max(figure, 1) * TOLERANCE : figure / TOLERANCE).toPrecision(
        DIGITS,
      ),
    );
    tightened[kind][key] = (isMaximum(verdict) ? Math.min : Math.max)(budget, reached);
  }
  return tightened;
}
