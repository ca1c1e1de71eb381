/** A round distance, and how long it is on the map. */
export interface ScaleLength {
  metres: number;
  pixels: number;
}

const STEPS = [5, 2, 1];

/** The longest round distance (1, 2 or 5 times a power of ten, metres) within so many pixels. */
export function scaleLength(metresPerPixel: number, mostPixels: number): ScaleLength {
  const most = metresPerPixel * mostPixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (STEPS.find((step) => step * power <= most) ?? 1);
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}
