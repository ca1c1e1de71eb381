import type { Environment } from '../environment/environment.ts';
import type { ClientLoad, TrafficLog } from '../patients/patients.ts';

/** The data of a run that `Fault.check` reads. */
export interface FaultRun {
  environment: Environment;
  traffic: TrafficLog;
  /** The times of `performance.now()` between which the fault lasted. */
  from: number;
  until: number;
}

/** A temporary failure of a dependency or process. */
export interface Fault {
  readonly name: string;
  /** The description in the usage text. */
  readonly description: string;
  /** Opens another environment than the default one. */
  open?(): Promise<Environment>;
  /** The load during the fault, if it differs from the default. */
  readonly load?: ClientLoad;
  /** Returns why this machine cannot run the fault, or null. */
  obstacle?(): Promise<string | null>;
  /** Injects the fault, removes its cause and resolves. */
  inject(environment: Environment): Promise<void>;
  /** The time within which the product must recover, in milliseconds after `inject`. */
  readonly recoveryMs: number;
  /** Returns further failures after the recovery. */
  check?(run: FaultRun): Promise<string[]> | string[];
}
