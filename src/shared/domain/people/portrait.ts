import { assetPaths } from '../../paths.ts';

/** The sides of the stored squares, in pixels. */
export const PORTRAIT_SIZES = [96, 192, 384] as const;
export type PortraitSize = (typeof PORTRAIT_SIZES)[number];

/** The stored formats, the smallest files first; every browser shows the last one. */
export const PORTRAIT_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PortraitFormat = (typeof PORTRAIT_FORMATS)[number];

/** The types of files that can be uploaded. */
export const PORTRAIT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PORTRAIT_BYTES = 12 * 1024 * 1024;
/** Pixels; a smaller picture would be blurred. */
export const MIN_PORTRAIT_SIDE = 200;
export const MAX_PORTRAIT_PIXELS = 50_000_000;

const PORTRAIT_URL = /^(.*)\/media\/portraits\/([0-9a-f]+)-\d+\.jpg$/;

/** Returns the URL of a portrait for clients that take one file. */
export function portraitUrl(hash: string): string {
  return assetPaths.portrait(hash, 192, 'jpg');
}

/** Returns the URL of the smallest file that every browser shows, for a picture of at most 48 pixels. */
export function smallPortraitUrl(url: string | null): string | null {
  return url?.replace(PORTRAIT_URL, `$1/media/portraits/$2-${PORTRAIT_SIZES[0]}.jpg`) ?? null;
}

/** The files of a portrait in one format. */
interface PortraitSource {
  readonly type: string;
  readonly srcSet: string;
}

/** Returns all files of the portrait at a URL, the smallest format first; none for other pictures. */
export function portraitSources(url: string | null | undefined): readonly PortraitSource[] {
  const [, origin = '', hash] = PORTRAIT_URL.exec(url ?? '') ?? [];
  if (hash === undefined) return [];
  return PORTRAIT_FORMATS.map((format) => ({
    type: portraitType(format),
    srcSet: PORTRAIT_SIZES.map(
      (size) => `${origin}${assetPaths.portrait(hash, size, format)} ${size}w`,
    ).join(', '),
  }));
}

/** Returns the media type of a format. */
export function portraitType(format: PortraitFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
