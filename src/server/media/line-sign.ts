/** The sign of a metro line: its name on its colour. */
export function drawLineSign(line: string, colour: string): string {
  const ink = isLight(colour) ? '#0f1b2d' : '#ffffff';
  const width = 16 + Math.max(0, [...line].length - 2) * 7;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16" viewBox="0 0 ${width} 16"><rect width="${width}" height="16" rx="4" fill="${colour}"/><text x="${width / 2}" y="11.5" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-size="9.5" font-weight="700" fill="${ink}">${line}</text></svg>`;
}

/** Relative luminance by the coefficients of ITU-R BT.601, good enough to choose an ink. */
function isLight(colour: string): boolean {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 150;
}
