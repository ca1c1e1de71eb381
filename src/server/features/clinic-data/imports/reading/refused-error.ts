import type { Refusal } from '#shared/domain/clinic-data/imports/sheets.ts';

/** The error of a file that cannot be imported. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the file is refused: ${refusal.reason}`);
    this.refusal = refusal;
  }
}
