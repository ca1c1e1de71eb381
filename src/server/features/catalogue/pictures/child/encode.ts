import sharp, { type Sharp } from 'sharp';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from '#shared/domain/catalogue/pictures/picture.ts';
import type { PictureFault, PictureKind } from '../picture-kinds.ts';
import { withoutAncillaryChunks } from './without-ancillary-chunks.ts';

export interface PictureFile {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/** A picture with the sides of its largest file. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

/** The error of a picture that is refused. */
export class PictureFaultError extends Error {
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The target size of a file in bytes: a card of a list should load less than 4 kB. */
const MAX_BYTES: Readonly<Record<PictureSize, number>> = { 96: 2000, 192: 3600, 384: 14_000 };
const LARGEST = Math.max(...PICTURE_SIZES);
/** The bytes of an upload in which the element of an SVG would begin. */
const SVG_HEAD = 4096;

// Only these decoders may read an upload.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// The rest of the machine serves patients.
sharp.concurrency(1);

/**
 * Encodes a picture in every size and format, upright and without metadata. Throws a `PictureFaultError` for a
 * picture that is damaged, too small or too large.
 */
export async function encode(upload: Buffer, kind: PictureKind): Promise<EncodedPicture> {
  const reject = (): never => {
    throw new PictureFaultError(isSvg(upload) ? 'picture_is_svg' : 'picture_invalid');
  };
  const file = withoutAncillaryChunks(upload);
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(reject);
  if (width * height > MAX_PICTURE_PIXELS) throw new PictureFaultError('picture_too_large');
  const fault = kind.sidesFault({ width, height });
  if (fault !== null) throw new PictureFaultError(fault);
  const input = sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LARGEST, LARGEST, kind.fit);
  if (kind.background !== null) input.flatten({ background: kind.background });
  const { data, info } = await input
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(reject);
  const source = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  const files: PictureFile[] = [];
  for (const size of PICTURE_SIZES) {
    for (const format of kind.formats) {
      const image = source.clone().resize(size, size, { fit: 'inside' });
      files.push({ size, format, data: await encodeBelow(image, format, size, kind.qualities) });
    }
  }
  return { width: info.width, height: info.height, files };
}

function isSvg(upload: Buffer): boolean {
  return /<svg[\s>]/i.test(upload.toString('latin1', 0, SVG_HEAD));
}

async function encodeBelow(
  image: Sharp,
  format: PictureFormat,
  size: PictureSize,
  qualities: readonly number[],
): Promise<Buffer> {
  let data: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    data = await encodeAt(image.clone(), format, quality);
    // Few clients show a PNG, and fewer colours would spoil it.
    if (data.length <= MAX_BYTES[size] || format === 'png') break;
  }
  return data;
}

function encodeAt(image: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 4 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 5 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'png':
      return image.png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
  }
}
