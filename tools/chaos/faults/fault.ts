import type { Arena, ArenaOptions } from '../arena/arena.ts';
import type { Answer, Crowd, Diary } from '../patients/patients.ts';

/** What a fault is measured by, beside what holds for every one. */
export interface FaultRun {
  arena: Arena;
  diary: Diary;
  /** Of `performance.now()`. */
  from: number;
  until: number;
}

/** Something that goes wrong, and comes right again. */
export interface Fault {
  readonly name: string;
  /** One line for whoever reads the list. */
  readonly what: string;
  readonly arena?: ArenaOptions;
  /** In place of the usual one. */
  open?(): Promise<Arena>;
  /** Who is there meanwhile, where it matters. */
  readonly crowd?: Crowd;
  /** Patients have to prove their phones. */
  readonly withCodes?: boolean;
  /** What stands in the way on this machine, or null. */
  obstacle?(): Promise<string | null>;
  /** Resolves when what was broken is whole again. */
  inject(arena: Arena): Promise<void>;
  /** By then everything must be well again, in milliseconds after `inject`. */
  readonly recoveryMs: number;
  /** An answer that patients may get while the fault lasts, beside clear refusals. */
  isExcused?(answer: Answer): boolean;
  /** What else is wrong after the recovery, in words. */
  check?(run: FaultRun): Promise<string[]> | string[];
}
