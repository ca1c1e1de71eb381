/** The longer sides of the stored files, in pixels. */
export const PICTURE_SIZES = [96, 192, 384] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The types of files that can be uploaded. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Pixels; a smaller picture would be blurred. */
export const MIN_PICTURE_SIDE = 200;

/** The files of a picture in one format. */
export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * Lists the files of a picture by format, in this order; `urlOf` returns that of a size. Their widths are
 * those of their longer sides, which `sizes` has to name as well.
 */
export function pictureSources<Format extends PictureFormat>(
  formats: readonly Format[],
  urlOf: (size: PictureSize, format: Format) => string,
): readonly PictureSource[] {
  return formats.map((format) => ({
    type: pictureType(format),
    srcSet: PICTURE_SIZES.map((size) => `${urlOf(size, format)} ${size}w`).join(', '),
  }));
}

/** Returns the media type of a format. */
export function pictureType(format: PictureFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`;
}
