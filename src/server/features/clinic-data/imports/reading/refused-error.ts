import type { Refusal } from '#shared/contract/clinic-data/imports/import-parts.ts';

/** The error of a file that cannot be imported. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the file is refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}
