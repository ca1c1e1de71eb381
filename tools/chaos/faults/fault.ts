import type { Environment } from '../environment/environment.ts';
import type { ResponseRecord, Traffic } from '../traffic/traffic.ts';

/** The data of a run that `Fault.check` reads. */
export interface FaultRun {
  environment: Environment;
  traffic: Traffic;
  /** The times of `performance.now()` between which the fault lasted. */
  from: number;
  until: number;
}

/** The number of patients who act at a time, with a pause after each response. */
export interface PatientLoad {
  readers: number;
  bookers: number;
  pauseMs: number;
}

/** A temporary failure of a dependency or process. */
export interface Fault {
  readonly name: string;
  /** The description in the usage text. */
  readonly description: string;
  /** Opens another environment than the default one. */
  open?(): Promise<Environment>;
  /** The patients during the fault, if they differ from the default. */
  readonly load?: PatientLoad;
  /** Tells which responses, besides rejections, clients may get during the fault. */
  permits?(response: ResponseRecord): boolean;
  /** Returns why this machine cannot run the fault, or null. */
  obstacle?(): Promise<string | null> | string | null;
  /** Injects the fault, removes its cause and resolves. */
  inject(environment: Environment): Promise<void>;
  /** The time within which the product must recover, in milliseconds after `inject`. */
  readonly recoveryMs: number;
  /** Returns further failures after the recovery. */
  check?(run: FaultRun): Promise<string[]> | string[];
}
