const digits = (text: string) => text.replace(/\D/g, '').length;

/**
 * Where the caret belongs after the text was typed over by its formatted version: behind the same digit
 * as before. Digits are counted as the normaliser leaves them, because it may drop some in front.
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
