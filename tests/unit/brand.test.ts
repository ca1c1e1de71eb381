import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { brandStyles, hue, PLAIN_BRAND } from '#tools/brand/brand-styles.ts';
import { BRAND_STYLES, hashOfPictures, ICONS, PICTURES, STAMP } from '#tools/brand/pictures.ts';
import { SOCIAL_SIZE } from '#tools/brand/social-image.ts';

const PNG = '89504e470d0a1a0a';
/** What chats fetch while somebody waits, and what some of them refuse beyond. */
const LARGEST = 300_000;

function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe(PNG);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('what is drawn from the settings is up to date: otherwise `npm run brand`', () => {
  test('the style sheet', () => {
    expect(readFileSync(BRAND_STYLES, 'utf8')).toBe(brandStyles());
    const tokens = readFileSync(new URL('tokens.css', `file://${BRAND_STYLES}`), 'utf8');
    for (const line of hue(countryOf(PLAIN_BRAND).brand)) expect(tokens).toContain(line);
  });

  test('the pictures', () => {
    expect(readFileSync(STAMP, 'utf8').trim()).toBe(hashOfPictures());
  });
});

describe.each(COUNTRY_CODES)('the pictures of %s', (code) => {
  const read = (file: string) => readFileSync(`${PICTURES}${code}/${file}`);

  test('are of the sizes that devices and chats ask for', () => {
    for (const { file, side } of ICONS) {
      expect(sizeOf(read(file)), file).toEqual({ width: side, height: side });
    }
    expect(sizeOf(read('social.png'))).toEqual(SOCIAL_SIZE);
    expect(read('social.png').length).toBeLessThan(LARGEST);
  });

  test('have an icon of three sizes for who reads no drawing', () => {
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
