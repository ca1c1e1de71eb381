const STEPS = [5, 2, 1];

/**
 * Returns the longest round distance (1, 2 or 5 × 10ⁿ metres) within `maxPixels`, and its length on
 * the map.
 */
export function scaleLength(metresPerPixel: number, maxPixels: number) {
  const maxMetres = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = power * (STEPS.find((step) => step * power <= maxMetres) ?? 1);
  return { metres, pixels: Math.round(metres / metresPerPixel) };
}
