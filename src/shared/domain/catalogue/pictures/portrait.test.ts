import { expect, test } from 'vitest';
import { portraitSources, portraitUrl, smallPortraitUrl } from './portrait.ts';

const HASH = '0123456789abcdef0123';

test('portraitSources lists every size of every format, the smallest format first', () => {
  const sources = portraitSources(portraitUrl(HASH));
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(sources[0]?.srcSet).toBe(
    [96, 192, 384].map((size) => `/media/portraits/${HASH}-${size}.avif ${size}w`).join(', '),
  );
});

test('portraitSources keeps the origin of the API', () => {
  const [first] = portraitSources(`https://api.example${portraitUrl(HASH)}`);
  expect(first?.srcSet).toContain(`https://api.example/media/portraits/${HASH}-192.avif 192w`);
});

test('smallPortraitUrl is the smallest file of a portrait, and any other picture as it is', () => {
  expect(smallPortraitUrl(portraitUrl(HASH))).toBe(`/media/portraits/${HASH}-96.jpg`);
  expect(smallPortraitUrl('/a.webp')).toBe('/a.webp');
  expect(smallPortraitUrl(null)).toBeNull();
});

test.each([null, undefined, '/a.webp', '/media/portraits/x.jpg'])(
  'portraitSources of %s are none',
  (url) => {
    expect(portraitSources(url)).toEqual([]);
  },
);
