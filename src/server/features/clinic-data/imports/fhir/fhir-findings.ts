import type { FhirFault, FhirFile } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import { FHIR_LIMITS } from '#shared/domain/clinic-data/imports/fhir.ts';

type Reason = FhirFile['left_out'][number]['reason'];

/** Counts what of a file is read, what is left out, and why. */
export class FhirFindings {
  readonly #read = new Map<string, number>();
  readonly #leftOut = new Map<string, { type: string; reason: Reason; count: number }>();
  readonly #faults: FhirFault[] = [];
  #faultsCount = 0;

  read(type: string): void {
    this.#read.set(type, (this.#read.get(type) ?? 0) + 1);
  }

  leaveOut(type: string, reason: Reason): void {
    const isKnown = this.#leftOut.has(`${type} ${reason}`);
    const name = isKnown || this.#leftOut.size < FHIR_LIMITS.types ? type : 'Resource';
    const key = `${name} ${reason}`;
    const count = (this.#leftOut.get(key)?.count ?? 0) + 1;
    this.#leftOut.set(key, { type: name, reason, count });
  }

  fault(...faults: readonly FhirFault[]): void {
    this.#faultsCount += faults.length;
    for (const fault of faults) {
      if (this.#faults.length < FHIR_LIMITS.faults) this.#faults.push(fault);
    }
  }

  summary(): FhirFile {
    return {
      read: Array.from(this.#read, ([type, count]) => ({ type, count })),
      left_out: Array.from(this.#leftOut.values()),
      faults: this.#faults,
      faults_count: this.#faultsCount,
    };
  }
}
