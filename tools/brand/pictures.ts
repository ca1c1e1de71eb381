import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drawIcon, type IconShape } from '#server/brand/draw-icon.ts';
import { BRANDS } from '#shared/countries/brands.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { socialContent } from './social-image.ts';

/** The folder of generated images, with a subfolder per country and a digest of the inputs. */
export const PICTURES = fileURLToPath(new URL('../../src/server/brand/pictures/', import.meta.url));
export const STAMP = `${PICTURES}sources.sha256`;

export const BRAND_STYLES = fileURLToPath(
  new URL('../../src/web/ui/styles/brands.css', import.meta.url),
);

/** The square images, with their sides in pixels. */
export const ICONS: readonly { file: string; side: number; shape: IconShape }[] = [
  { file: 'icon-192.png', side: 192, shape: { ground: 'tile' } },
  { file: 'icon-512.png', side: 512, shape: { ground: 'tile' } },
  { file: 'icon-maskable.png', side: 512, shape: { ground: 'full', isMaskable: true } },
  { file: 'touch-icon.png', side: 180, shape: { ground: 'full' } },
];

/** Returns a digest of everything that an image shows. */
export function hashOfPictures(): string {
  const hash = createHash('sha256');
  for (const country of COUNTRY_CODES.map(countryOf)) {
    for (const { side, shape } of ICONS)
      hash.update(`${side}${drawIcon(BRANDS[country.code], shape)}`);
    hash.update(socialContent(country));
  }
  return hash.digest('hex');
}
