const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Matches a Roman numeral below 400. */
const ROMAN = /(?<![\p{L}\d])(?=[IVXLC])(C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})(?![\p{L}\d])/gu;

/**
 * Returns a name with Arabic digits for its Roman numerals, as a sort key: by text, district IX would
 * come before district V.
 */
export function countableName(name: string): string {
  return name.replaceAll(ROMAN, (numeral) => String(romanValue(numeral)));
}

/** Returns the value of a Roman numeral below 400, in capital or small letters. */
export function romanValue(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((digit) => VALUES[digit] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
