import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What may be spent, by call. */
export interface Budgets {
  /** Processor milliseconds of server and database per request, by eight clients, in the quietest round, at most. */
  cpuMs: Record<string, number>;
  /** Requests per second of processor time, of those of a bare route with the same answer, at least. */
  shareOfBare: Record<string, number>;
  /** The same of the main statement run alone. */
  shareOfStatement: Record<string, number>;
  /** Times the processor time in the smallest country, in the largest, at most. */
  growth: Record<string, number>;
  /** Share of words found by how they were typed, at least. */
  found: Record<string, number>;
}

/** One figure beside what it may be. */
export interface Verdict {
  readonly about: string;
  readonly figure: number;
  readonly bound: number;
  readonly isMost: boolean;
}

export async function readBudgets(): Promise<Budgets> {
  const text = await readFile(join(import.meta.dirname, 'budgets.json'), 'utf8');
  return JSON.parse(text) as Budgets;
}

/** A figure that could not be measured keeps no budget. */
export function isKept({ figure, bound, isMost }: Verdict): boolean {
  return isMost ? figure <= bound : figure >= bound;
}
