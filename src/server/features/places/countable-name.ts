const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A word of nothing but Roman digits, in an order that makes a number below 400. */
const ROMAN = /(?<![\p{L}\d])(?=[IVXLC])(C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})(?![\p{L}\d])/gu;

/**
 * A name with its Roman numerals in Arabic digits, to be ordered by: as text, district IX would
 * come before district V.
 */
export function countableName(name: string): string {
  return name.replaceAll(ROMAN, (numeral) => String(valueOf(numeral)));
}

function valueOf(numeral: string): number {
  const values = [...numeral].map((digit) => VALUES[digit] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
