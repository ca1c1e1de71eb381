import type { Environment, EnvironmentOptions } from '../environment/environment.ts';
import type { ResponseRecord, ClientLoad, TrafficLog } from '../patients/patients.ts';

/** The data of a run that a check of a fault reads. */
export interface FaultRun {
  environment: Environment;
  traffic: TrafficLog;
  /** The times of `performance.now()` between which the fault lasted. */
  from: number;
  until: number;
}

/** A failure of a dependency or process that ends again. */
export interface Fault {
  readonly name: string;
  /** The line in the list of faults. */
  readonly description: string;
  readonly environment?: EnvironmentOptions;
  /** Opens another environment than the default one. */
  open?(): Promise<Environment>;
  /** The load during the fault, if it differs from the default. */
  readonly load?: ClientLoad;
  /** A booking requires a one-time code. */
  readonly requiresCode?: boolean;
  /** Returns why this machine cannot run the fault, or null. */
  obstacle?(): Promise<string | null>;
  /** Injects the fault and resolves when its cause is gone. */
  inject(environment: Environment): Promise<void>;
  /** The time within which the product must recover, in milliseconds after `inject`. */
  readonly recoveryMs: number;
  /** Accepts a response during the fault that is not a rejection. */
  isTolerated?(record: ResponseRecord): boolean;
  /** Returns further failures after the recovery. */
  check?(run: FaultRun): Promise<string[]> | string[];
}
