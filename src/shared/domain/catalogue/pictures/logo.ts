import { assetPaths } from '#shared/paths.ts';
import { PICTURE_SIZES, pictureSources, type PictureSize, type PictureSource } from './picture.ts';

/** The stored formats, all of them with transparency, the smallest files first. */
export const LOGO_FORMATS = ['avif', 'webp', 'png'] as const;

/** The maximum ratio of the longer side to the shorter one: a line is no logo. */
export const MAX_LOGO_RATIO = 8;
/** From this ratio of width to height on, a logo gets a wider place. */
const MIN_WIDE_RATIO = 1.5;

const LOGO_URL = /^(.*)\/media\/logos\/([0-9a-f]+)-(\d+)x(\d+)\.png$/;

/** Sides in pixels, or only their ratio. */
interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The logo of a clinic as an element shows it. */
export interface LogoPicture {
  readonly src: string;
  readonly sources: readonly PictureSource[];
  readonly isWide: boolean;
}

/** Returns the URL of a logo for clients that take one file. It contains the sides. */
export function logoUrl(hash: string, sides: Sides): string {
  return assetPaths.logo(hash, fit(sides, 192), 'png');
}

/** Returns all files of the logo at a URL; of another picture, that one. */
export function logoPicture(url: string): LogoPicture {
  const logo = parse(url);
  if (logo === null) return { src: url, sources: [], isWide: false };
  const { urlOf, sides } = logo;
  const isWide = sides.width >= MIN_WIDE_RATIO * sides.height;
  return { src: url, sources: pictureSources(LOGO_FORMATS, urlOf), isWide };
}

/** Returns the URL of the largest file of a logo; of another picture, that one. */
export function largestLogoUrl(url: string): string {
  return parse(url)?.urlOf(PICTURE_SIZES[2], 'png') ?? url;
}

function parse(url: string) {
  const [, origin = '', hash, width, height] = LOGO_URL.exec(url) ?? [];
  if (hash === undefined) return null;
  const sides = { width: Number(width), height: Number(height) };
  const urlOf = (size: PictureSize, format: (typeof LOGO_FORMATS)[number]) =>
    origin + assetPaths.logo(hash, fit(sides, size), format);
  return { sides, urlOf };
}

/** Scales sides so that the longer one has a size. */
function fit({ width, height }: Sides, size: PictureSize): Sides {
  const scale = size / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
