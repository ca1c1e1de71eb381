const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The bytes of a chunk beside its data: length, type and checksum. */
const FRAME_BYTES = 12;

/** The ancillary chunks that change how a PNG looks, and the most bytes of each. A profile is compressed. */
const KEPT = new Map([
  ['tRNS', 1024],
  ['gAMA', 64],
  ['cHRM', 64],
  ['sRGB', 64],
  ['iCCP', 16_384],
  ['eXIf', 65_536],
]);

/**
 * Returns a PNG without the chunks that do not change how it looks, and other files as they are. Compressed
 * texts would take gigabytes of memory before the library checks anything.
 *
 * Source: PNG (Third Edition), 5.3 Chunk layout and 5.4 Chunk naming conventions.
 */
export function withoutAncillaryChunks(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file;
  const kept: Buffer[] = [SIGNATURE];
  const seen = new Set<string>();
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + length;
    const isCritical = /^[A-Z]/.test(type);
    const isKept = length <= (KEPT.get(type) ?? -1) && !seen.has(type);
    if (isCritical || isKept) kept.push(file.subarray(at, end));
    seen.add(type);
    at = end;
  }
  return Buffer.concat(kept);
}
