const countDigits = (text: string) => text.replace(/\D/g, '').length;

/**
 * Returns the caret position after the text is replaced by its formatted version: behind the same
 * digit as before. Counts the digits after normalisation, which may drop some at the start.
 * @returns an offset into `formatted`
 */
export function placeCaret(
  raw: string,
  caret: number,
  formatted: string,
  normalize: (raw: string) => string,
): number {
  if (caret >= raw.length) return formatted.length;
  const digitsBefore = countDigits(normalize(raw.slice(0, caret)));
  let offset = 0;
  for (let passed = 0; offset < formatted.length && passed < digitsBefore; offset += 1) {
    if (/\d/.test(formatted.charAt(offset))) passed += 1;
  }
  return offset;
}
