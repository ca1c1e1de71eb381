import { assetPaths } from '#shared/paths.ts';
import { PICTURE_SIZES, pictureSources, type PictureSource } from './picture.ts';

/** The stored formats, the smallest files first; every browser shows the last one. */
export const PORTRAIT_FORMATS = ['avif', 'webp', 'jpg'] as const;

const PORTRAIT_URL = /^(.*)\/media\/portraits\/([0-9a-f]+)-\d+\.jpg$/;

/** Returns the URL of a portrait for clients that take one file. */
export function portraitUrl(hash: string): string {
  return assetPaths.portrait(hash, 192, 'jpg');
}

/** Returns the URL of the smallest file that every browser shows, for a picture of at most 48 pixels. */
export function smallPortraitUrl(url: string | null): string | null {
  return url?.replace(PORTRAIT_URL, `$1/media/portraits/$2-${PICTURE_SIZES[0]}.jpg`) ?? null;
}

/** Returns all files of the portrait at a URL, the smallest format first; none for other pictures. */
export function portraitSources(url: string | null | undefined): readonly PictureSource[] {
  const [, origin = '', hash] = PORTRAIT_URL.exec(url ?? '') ?? [];
  if (hash === undefined) return [];
  return pictureSources(
    PORTRAIT_FORMATS,
    (size, format) => origin + assetPaths.portrait(hash, size, format),
  );
}
