import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { BRANDS } from '#shared/countries/brands.ts';
import {
  accentProperties,
  brandStyles,
  darkAccent,
  DEFAULT_BRAND_COUNTRY,
} from '#tools/brand/brand-styles.ts';
import { BRAND_STYLES, hashOfPictures, ICONS, PICTURES, STAMP } from '#tools/brand/pictures.ts';
import { SOCIAL_SIZE } from '#tools/brand/social-image.ts';

const PNG = '89504e470d0a1a0a';
/** The maximum size in bytes of a link preview image; some chat apps ignore larger ones. */
const LARGEST = 300_000;

function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe(PNG);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('the style sheet of the brand is up to date', () => {
  expect(readFileSync(BRAND_STYLES, 'utf8')).toBe(brandStyles());
  const tokens = readFileSync(new URL('tokens.css', `file://${BRAND_STYLES}`), 'utf8');
  const brand = BRANDS[DEFAULT_BRAND_COUNTRY];
  for (const line of accentProperties(brand)) expect(tokens).toContain(line);
  for (const line of darkAccent(brand)) expect(tokens).toContain(line.trim());
});

test('the images of the brand are up to date', () => {
  expect(readFileSync(STAMP, 'utf8').trim()).toBe(hashOfPictures());
});

describe.each(COUNTRY_CODES)('the brand images of %s', (code) => {
  const read = (file: string) => readFileSync(`${PICTURES}${code}/${file}`);

  test('the brand images have the sizes that devices and chat apps need', () => {
    for (const { file, side } of ICONS) {
      expect(sizeOf(read(file)), file).toEqual({ width: side, height: side });
    }
    expect(sizeOf(read('social.png'))).toEqual(SOCIAL_SIZE);
    expect(read('social.png').length).toBeLessThan(LARGEST);
  });

  test('the icon file has three sizes for browsers without SVG', () => {
    const icon = read('favicon.ico');
    expect(icon.readUInt16LE(4)).toBe(3);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = icon.readUInt32LE(entry + 12);
      const png = icon.subarray(start, start + icon.readUInt32LE(entry + 8));
      expect(sizeOf(png)).toEqual({ width: side, height: side });
    }
  });
});
