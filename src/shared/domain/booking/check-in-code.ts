/** A scanned or typed code of a patient's appointment page. */
export interface CheckInCode {
  /** The number of the appointment. */
  readonly number: number;
  /** The letters that prove that the page was the patient's. */
  readonly letters: string;
}

const PREFIX = 'VZ1';
const CODE = /^VZ1:([1-9]\d{0,14}):([A-Z]{6})$/;

/** The number of letters of a code. */
export const CHECK_IN_LETTERS = 6;

/** Returns the text of a code, such as `VZ1:1042:KQXBTM`: a QR code in its compact alphabet. */
export function formatCheckInCode({ number, letters }: CheckInCode): string {
  return `${PREFIX}:${number}:${letters}`;
}

/** Reads a code; null for any other text. */
export function parseCheckInCode(text: string): CheckInCode | null {
  const [, number, letters] = CODE.exec(text.trim().toUpperCase()) ?? [];
  return number === undefined || letters === undefined ? null : { number: Number(number), letters };
}
