import type { ResizeOptions } from 'sharp';
import { LOGO_FORMATS, MAX_LOGO_RATIO } from '#shared/domain/catalogue/pictures/logo.ts';
import { MIN_PICTURE_SIDE, type PictureFormat } from '#shared/domain/catalogue/pictures/picture.ts';
import { PORTRAIT_FORMATS } from '#shared/domain/catalogue/pictures/portrait.ts';

/** The reasons for which a picture is refused. */
export type PictureFault =
  | 'picture_invalid'
  | 'picture_is_svg'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'logo_sides';

/** The rules by which a kind of picture is encoded. */
export interface PictureKind {
  readonly formats: readonly PictureFormat[];
  /** The way in which the picture fits into the largest square. */
  readonly fit: ResizeOptions;
  /** The colour that replaces transparency; null keeps it. */
  readonly background: string | null;
  /** Tried in this order until a file is small enough; the last one is used in any case. */
  readonly qualities: readonly number[];
  /** Returns why pixels of these sides are refused, or null. */
  readonly sidesFault: (sides: { width: number; height: number }) => PictureFault | null;
}

export const PICTURE_KINDS = {
  /** A square around what the eye sees first. */
  portrait: {
    formats: PORTRAIT_FORMATS,
    fit: { fit: 'cover', position: 'attention' },
    background: '#ffffff',
    qualities: [62, 54, 46, 38, 30, 22, 14],
    sidesFault: ({ width, height }) =>
      Math.min(width, height) < MIN_PICTURE_SIDE ? 'picture_too_small' : null,
  },
  /** The whole logo with its transparency. Edges of letters need a higher quality than faces. */
  logo: {
    formats: LOGO_FORMATS,
    fit: { fit: 'inside' },
    background: null,
    qualities: [80, 70, 62, 54, 46, 38, 30, 22, 14],
    sidesFault({ width, height }) {
      const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
      const isUsable = longer >= MIN_PICTURE_SIDE && longer <= MAX_LOGO_RATIO * shorter;
      return isUsable ? null : 'logo_sides';
    },
  },
} satisfies Record<string, PictureKind>;

export type PictureKindName = keyof typeof PICTURE_KINDS;
