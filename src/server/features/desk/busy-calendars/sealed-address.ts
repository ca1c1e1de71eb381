import { openSealedText, sealText } from '#server/lib/sealed-text.ts';

const purposeOf = (doctor: number) => `busy calendar of doctor ${doctor}`;

/** Encrypts the address of a calendar: it is as secret as the calendar. */
export const sealAddress = (secret: string, doctor: number, address: string): string =>
  sealText(secret, purposeOf(doctor), address);

/** Decrypts an address; returns null if it was encrypted with another secret. */
export function openAddress(secret: string, doctor: number, sealed: string): string | null {
  try {
    return openSealedText(secret, purposeOf(doctor), sealed);
  } catch {
    return null;
  }
}
