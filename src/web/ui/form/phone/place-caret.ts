const digits = (text: string) => text.replace(/\D/g, '').length;

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
  const wanted = digits(normalize(raw.slice(0, caret)));
  let offset = 0;
  for (let seen = 0; offset < formatted.length && seen < wanted; offset += 1) {
    if (/\d/.test(formatted.charAt(offset))) seen += 1;
  }
  return offset;
}
