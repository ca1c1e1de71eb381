import { expect, test } from 'vitest';
import { scaleLength } from './scale-bar.ts';

test.each([
  [2, { metres: 200, pixels: 100 }],
  [1.2, { metres: 100, pixels: 83 }],
  [38.2, { metres: 2000, pixels: 52 }],
  [0.3, { metres: 20, pixels: 67 }],
])('scaleLength returns a round distance for %d metres per pixel', (metresPerPixel, scale) => {
  expect(scaleLength(metresPerPixel, 100)).toEqual(scale);
});
