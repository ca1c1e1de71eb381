import { createHash } from 'node:crypto';
import type { Metadata, ResizeOptions, Sharp } from 'sharp';
import {
  MAX_PICTURE_PIXELS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from '#shared/domain/catalogue/pictures/picture.ts';
import { badRequest } from '#server/http/http-error.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import { lazy } from '#server/lib/lazy.ts';

/** The rules by which a kind of picture is encoded. */
export interface PictureKind {
  readonly formats: readonly PictureFormat[];
  /** The way in which the picture fits into the largest square. */
  readonly fit: ResizeOptions;
  /** The colour that replaces transparency; null keeps it. */
  readonly background: string | null;
  /** Tried in this order until a file is small enough; the last one is used in any case. */
  readonly qualities: readonly number[];
  /** Throws a 400 for sides that are not accepted. */
  readonly checkSides: (sides: { width: number; height: number }) => void;
}

export interface PictureFile {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly data: Buffer;
}

/** A picture with the sides of its largest file. */
interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

/** The target size of a file in bytes: a card of a list should load less than 4 kB. */
const MAX_BYTES: Readonly<Record<PictureSize, number>> = { 96: 2000, 192: 3600, 384: 14_000 };
const MAX_SECONDS = 10;
const QUEUE_TIMEOUT_MS = 8000;
const LARGEST = Math.max(...PICTURE_SIZES);
const HASH_LENGTH = 20;
/** The bytes of an upload in which the element of an SVG would begin. */
const SVG_HEAD = 4096;

/** The decoders that may read an upload; all others are off in this process. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** The library takes 20 MB of memory, so it is loaded for the first upload. */
const loadSharp = lazy(async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  // Password checks use libuv's threads too, so a picture takes only one of them.
  sharp.concurrency(1);
  return sharp;
});
const limit = createConcurrencyLimiter({ concurrency: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });

/**
 * Encodes a picture in every size and format, upright and without metadata. Throws a 400 for a picture that is
 * damaged, too small or too large.
 */
export async function encodePicture(upload: Buffer, kind: PictureKind): Promise<EncodedPicture> {
  if (upload.length === 0) throw badRequest('picture_invalid');
  const reject = (): never => {
    throw badRequest(isSvg(upload) ? 'picture_is_svg' : 'picture_invalid');
  };
  const sharp = await loadSharp();
  return limit(async () => {
    const sides = await sharp(upload, { limitInputPixels: false }).metadata().catch(reject);
    checkPixels(sides);
    kind.checkSides(sides);
    const input = sharp(upload, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(LARGEST, LARGEST, kind.fit);
    if (kind.background !== null) input.flatten({ background: kind.background });
    const { data, info } = await input
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(reject);
    const { width, height, channels } = info;
    const source = sharp(data, { raw: { width, height, channels } });
    const files: PictureFile[] = [];
    for (const size of PICTURE_SIZES) {
      for (const format of kind.formats) {
        const image = source.clone().resize(size, size, { fit: 'inside' });
        files.push({ size, format, data: await encode(image, format, size, kind.qualities) });
      }
    }
    return { width, height, files };
  });
}

/** Returns the hash of the files of an owner, which names them in URLs. */
export function hashPicture(owner: string, files: readonly PictureFile[]): string {
  const content = createHash('sha256').update(owner);
  for (const { data } of files) content.update(data);
  return content.digest('hex').slice(0, HASH_LENGTH);
}

/** Returns the columns of files, for a statement that inserts all of them. */
export function columnsOf(files: readonly PictureFile[]): [number[], string[], Buffer[]] {
  return [
    files.map(({ size }) => size),
    files.map(({ format }) => format),
    files.map(({ data }) => data),
  ];
}

function checkPixels({ width, height }: Metadata): void {
  if (width * height > MAX_PICTURE_PIXELS) throw badRequest('picture_too_large');
}

function isSvg(upload: Buffer): boolean {
  return /<svg[\s>]/i.test(upload.toString('latin1', 0, SVG_HEAD));
}

async function encode(
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
