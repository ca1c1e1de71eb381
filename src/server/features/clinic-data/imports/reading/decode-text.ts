import { RefusedError } from './refused-error.ts';

/** The letters of the languages of each encoding, the frequent ones only. */
const ENCODINGS = {
  'windows-1250': /[áéíóöőúüűăâîșțşţ]/giu,
  'windows-1251': /[абвгдежзийклмнопрстуфхцчшщъыьэюяқғңүұөәһі]/giu,
} as const;

/** The largest share of control and replacement characters in a text. */
const MAX_UNREADABLE = 0.01;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/gu;

/**
 * Decodes the text of a file: UTF-8 or UTF-16 if it is valid, otherwise the encoding of eight bits in which more
 * of the letters outside of ASCII are letters of its languages.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  const unreadable = text.match(CONTROLS)?.length ?? 0;
  if (unreadable > text.length * MAX_UNREADABLE) throw new RefusedError({ reason: 'encoding' });
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const read = (encoding: keyof typeof ENCODINGS) => new TextDecoder(encoding).decode(bytes);
    const letters = (encoding: keyof typeof ENCODINGS) =>
      read(encoding).match(ENCODINGS[encoding])?.length ?? 0;
    return letters('windows-1250') >= letters('windows-1251')
      ? read('windows-1250')
      : read('windows-1251');
  }
}
