import { expect, test } from 'vitest';
import { largestLogoUrl, logoPicture, logoUrl } from './logo.ts';

const HASH = '0123456789abcdef0123';
const WIDE = logoUrl(HASH, { width: 384, height: 95 });

test('the URL of a logo contains its sides, the longer one 192 pixels', () => {
  expect(WIDE).toBe(`/media/logos/${HASH}-192x48.png`);
  expect(logoUrl(HASH, { width: 96, height: 384 })).toBe(`/media/logos/${HASH}-48x192.png`);
});

test('a logo has every size of every format, the smallest format first, at the origin of the API', () => {
  const { sources } = logoPicture(`https://api.example${WIDE}`);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/png']);
  expect(sources[0]?.srcSet).toBe(
    ['96x24', '192x48', '384x96']
      .map((sides) => `https://api.example/media/logos/${HASH}-${sides}.avif ${parseInt(sides)}w`)
      .join(', '),
  );
});

test.each([
  [300, 200, true],
  [280, 200, false],
  [200, 200, false],
  [100, 400, false],
])('a logo of %i × %i is wide: %s', (width, height, isWide) => {
  expect(logoPicture(logoUrl(HASH, { width, height })).isWide).toBe(isWide);
});

test('the largest file of a logo has 384 pixels, and another picture is itself', () => {
  expect(largestLogoUrl(WIDE)).toBe(`/media/logos/${HASH}-384x96.png`);
  expect(largestLogoUrl('/a.svg')).toBe('/a.svg');
  expect(logoPicture('/a.svg')).toEqual({ src: '/a.svg', sources: [], isWide: false });
});
