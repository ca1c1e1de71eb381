import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutAncillaryChunks } from './without-ancillary-chunks.ts';

const picture = sharp({
  create: { width: 20, height: 10, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } },
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG with chunks after its header. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await picture.clone().png().toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

const text = (megabytes: number) =>
  chunk(
    'zTXt',
    Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(megabytes * 2 ** 20))]),
  );

test('compressed texts of a PNG are removed, and its pixels stay', async () => {
  const bomb = await pngWith(text(8), text(8), chunk('iTXt', Buffer.from('b\0\0\0\0\0c')));
  const file = withoutAncillaryChunks(bomb);
  expect(file.includes('zTXt') || file.includes('iTXt')).toBe(false);
  expect(await sharp(file).raw().toBuffer()).toEqual(await picture.clone().raw().toBuffer());
});

test('the orientation of a PNG stays, once, and a profile that is too long goes', async () => {
  const exif = chunk(
    'eXIf',
    Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'),
  );
  const profile = chunk('iCCP', Buffer.alloc(20_000));
  const file = withoutAncillaryChunks(await pngWith(exif, exif, profile));
  expect((await sharp(file).metadata()).orientation).toBe(6);
  expect(file.toString('latin1').split('eXIf')).toHaveLength(2);
  expect(file.includes('iCCP')).toBe(false);
});

test.each([
  ['a JPEG', picture.clone().jpeg().toBuffer()],
  ['nothing', Promise.resolve(Buffer.alloc(0))],
])('%s stays as it is', async (_name, file) => {
  expect(withoutAncillaryChunks(await file)).toBe(await file);
});

test('a PNG that is cut off stays cut off', async () => {
  const png = await pngWith();
  const file = withoutAncillaryChunks(png.subarray(0, 60));
  await expect(sharp(file).raw().toBuffer()).rejects.toThrow();
});

test('a length beyond the file ends the reading', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40, 0xff)]);
  expect(withoutAncillaryChunks(png).length).toBeLessThanOrEqual(png.length);
});
