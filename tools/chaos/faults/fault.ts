import type { Environment, EnvironmentOptions } from '../environment/environment.ts';
import type { ResponseRecord, ClientLoad, TrafficLog } from '../patients/patients.ts';

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
  readonly environment?: EnvironmentOptions;
  /** Opens another environment than the default one. */
  open?(): Promise<Environment>;
  /** The load during the fault, if it differs from the default. */
  readonly load?: ClientLoad;
  /** Bookings require a one-time code. */
  readonly requiresCode?: boolean;
  /** Returns why this machine cannot run the fault, or null. */
  obstacle?(): Promise<string | null>;
  /** Injects the fault, removes its cause and resolves. */
  inject(environment: Environment): Promise<void>;
  /** The time within which the product must recover, in milliseconds after `inject`. */
  readonly recoveryMs: number;
  /** Returns whether a failure during the fault is accepted although it is no rejection. */
  isTolerated?(record: ResponseRecord): boolean;
  /** Returns further failures after the recovery. */
  check?(run: FaultRun): Promise<string[]> | string[];
}
