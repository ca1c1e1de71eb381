/** Fits any two letters; further letters widen the sign. */
const SIZE = 16;
const LETTER_WIDTH = 6;

/** Draws the sign of a metro line as SVG: its name on its colour (`#rrggbb`). */
export function drawLineSign(line: string, colour: string): string {
  const ink = isLight(colour) ? '#0f1b2d' : '#ffffff';
  const letters = Array.from(line).length;
  const width = SIZE + Math.max(0, letters - 2) * LETTER_WIDTH;
  const size = letters === 1 ? 10 : 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE}" viewBox="0 0 ${width} ${SIZE}"><rect width="${width}" height="${SIZE}" rx="4" fill="${colour}"/><text x="${width / 2}" y="${SIZE / 2}" dy="0.36em" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-size="${size}" font-weight="700" fill="${ink}">${line}</text></svg>`;
}

/** Returns the luma (ITU-R BT.601) of a colour, to choose black or white text. */
function isLight(colour: string): boolean {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 150;
}
