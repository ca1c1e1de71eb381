import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A text that the metadata of the photograph contains in EXIF and XMP. */
export const PHOTOGRAPH_OWNER = 'Anna Nagy, Budapest';

/** Makes a JPEG as a phone takes it: on its side, with position and owner; 12 megapixels by default. */
export async function photograph(width = 4000, height = 3000): Promise<Buffer<ArrayBuffer>> {
  const encoded = await head(width, height)
    .withExif({
      IFD0: { Copyright: PHOTOGRAPH_OWNER },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 29/1 52/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${PHOTOGRAPH_OWNER} --></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return Buffer.from(encoded);
}

/** Draws a disc on a wall, with as much noise as a camera adds. */
export function head(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  let random = 1;
  for (let at = 0; at < width * height; at += 1) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const noise = (random >> 16) % 24;
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.45];
    const isHead = x * x + y * y < 0.06;
    data[at * 3] = (isHead ? 210 : 90 + y * 60) + noise;
    data[at * 3 + 1] = (isHead ? 165 + x * 80 : 110) + noise;
    data[at * 3 + 2] = (isHead ? 140 : 150) + noise;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Makes a small PNG of 100 megapixels. */
export function bomb(): Promise<Buffer> {
  const background = '#fff';
  return sharp({ create: { width: 10_000, height: 10_000, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Makes a PNG, too small for a portrait, with 1.4 GB of compressed texts, which a decoder would read into memory. */
export async function textBomb(): Promise<Buffer> {
  const png = await head(100, 100).png().toBuffer();
  const text = Buffer.concat([Buffer.from('zTXta\0\0'), deflateSync(Buffer.alloc(7_000_000, 'A'))]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  checksum.writeUInt32BE(crc32(text));
  const chunk = Buffer.concat([length, text, checksum]);
  const headerEnd = png.indexOf('IHDR') + 4 + 13 + 4;
  const chunks = Array.from({ length: 200 }, () => chunk);
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}
