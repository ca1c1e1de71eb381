import { parseCheckInCode } from '#shared/domain/booking/check-in-code.ts';

/** A key, or the keys so far that may be a code, as the layout of the computer reads them and as a US keyboard would. */
interface ScannedKeys {
  readonly typed: string;
  readonly us: string;
  /** Milliseconds. */
  readonly at: number;
}

export const EMPTY_SCAN: ScannedKeys = { typed: '', us: '', at: 0 };

/** Scanners type faster than this, even those that wait between keys. */
const MAX_GAP_MS = 300;
const BEGINNING = /^V(Z(1(:(\d+(:[A-Z]{0,6})?)?)?)?)?$/;

/** Adds a key. A text that cannot begin a code becomes empty. */
export function addKey(buffer: ScannedKeys, { typed, us, at }: ScannedKeys): ScannedKeys {
  const { typed: oldTyped, us: oldUs } = at - buffer.at <= MAX_GAP_MS ? buffer : EMPTY_SCAN;
  return { typed: extend(oldTyped, typed.toUpperCase()), us: extend(oldUs, us), at };
}

function extend(text: string, key: string): string {
  return [text + key, key].find((each) => key !== '' && BEGINNING.test(each)) ?? '';
}

/** Returns the complete code of a buffer, or null. */
export function codeIn({ typed, us }: ScannedKeys): string | null {
  return [typed, us].find((text) => parseCheckInCode(text) !== null) ?? null;
}

/** Returns the character of a physical key on a US keyboard, which scanners imitate. */
export function usKeyOf({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string {
  if (code === 'Semicolon') return shiftKey ? ':' : ';';
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1] ?? '';
}
