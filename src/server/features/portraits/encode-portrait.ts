import type { Metadata, Sharp } from 'sharp';
import {
  MAX_PORTRAIT_PIXELS,
  MIN_PORTRAIT_SIDE,
  PORTRAIT_FORMATS,
  PORTRAIT_SIZES,
  type PortraitFormat,
  type PortraitSize,
} from '#shared/domain/people/portrait.ts';
import { badRequest } from '#server/http/http-error.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import { lazy } from '#server/lib/lazy.ts';

export interface PortraitFile {
  readonly size: PortraitSize;
  readonly format: PortraitFormat;
  readonly data: Buffer;
}

/** The target size of a file in bytes: a card of a list should load less than 4 kB. */
const MAX_BYTES: Readonly<Record<PortraitSize, number>> = { 96: 2000, 192: 3600, 384: 14_000 };
/** Tried in this order until a file is small enough; the last one is used in any case. */
const QUALITIES = [62, 54, 46, 38, 30, 22, 14];
const MAX_SECONDS = 10;
const QUEUE_TIMEOUT_MS = 8000;
const LARGEST = Math.max(...PORTRAIT_SIZES);

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
 * Cuts a square out of a picture and encodes it in every size and format, upright and without metadata.
 * Throws a 400 for a picture that is damaged, too small or too large.
 */
export async function encodePortrait(upload: Buffer): Promise<PortraitFile[]> {
  if (upload.length === 0) rejectPicture();
  const sharp = await loadSharp();
  return limit(async () => {
    checkSides(await sharp(upload, { limitInputPixels: false }).metadata().catch(rejectPicture));
    const square = await sharp(upload, { limitInputPixels: MAX_PORTRAIT_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(LARGEST, LARGEST, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(rejectPicture);
    const { width, height, channels } = square.info;
    const source = sharp(square.data, { raw: { width, height, channels } });
    const files: PortraitFile[] = [];
    for (const size of PORTRAIT_SIZES) {
      for (const format of PORTRAIT_FORMATS) {
        const data = await encode(source.clone().resize(size, size), format, MAX_BYTES[size]);
        files.push({ size, format, data });
      }
    }
    return files;
  });
}

function checkSides({ width, height }: Metadata): void {
  if (Math.min(width, height) < MIN_PORTRAIT_SIDE) throw badRequest('picture_too_small');
  if (width * height > MAX_PORTRAIT_PIXELS) throw badRequest('picture_too_large');
}

function rejectPicture(): never {
  throw badRequest('picture_invalid');
}

async function encode(image: Sharp, format: PortraitFormat, maxBytes: number): Promise<Buffer> {
  let data: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    data = await encodeAt(image.clone(), format, quality);
    if (data.length <= maxBytes) break;
  }
  return data;
}

function encodeAt(image: Sharp, format: PortraitFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 4 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 5 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
