import { decodeEightBits, ENCODINGS, evidenceIn, type Encoding } from './eight-bits.ts';
import { RefusedError } from './refused-error.ts';

/** The lead in evidence from which a text is one of DOS or KOI8 and not of Windows. */
const MIN_LEAD = 5;
const MIN_LEAD_OF_WINDOWS = 2;
/** The bytes from the first letter outside of ASCII on by which the encoding is chosen. */
const SAMPLE_BYTES = 100_000;
const BYTES_BEFORE = 100;
const ASCII = 128;
/**
 * Bytes that are a sign of Windows by their place, although others read them as letters: a space beside a digit or a
 * sign (`á`), a trademark or a closing quote behind a word (`Ö`, `ö`, with which no word ends).
 */
// oxlint-disable-next-line no-control-regex
const SIGNS =
  /(?<=[!-+\--:<-@])\u00a0|\u00a0(?![A-Za-z\u0080-\u00ff])|(?<=[A-Za-z\u0080-\u00ff])[\u0094\u0099](?![A-Za-z\u0080-\u00ff])/g;

/** The largest share of control and replacement characters in a text. */
const MAX_UNREADABLE = 0.01;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/gu;

/**
 * Decodes the text of a file: UTF-8 or UTF-16 if it is valid, otherwise the encoding of eight bits whose words look
 * most like Hungarian, Romanian, Russian or Kazakh. Throws a `RefusedError` for a text that cannot be read, or that may
 * be of several encodings.
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
    return decodeEightBits(bytes, encodingOf(bytes));
  }
}

/** Chooses an encoding. Throws a `RefusedError` if it depends on whether the byte of a space of Windows is a letter. */
function encodingOf(bytes: Uint8Array): Encoding {
  const first = bytes.findIndex((byte) => byte >= ASCII);
  const sample = bytes.subarray(Math.max(0, first - BYTES_BEFORE), first + SAMPLE_BYTES);
  const text = Buffer.from(sample).toString('latin1').replace(SIGNS, ' ');
  const encoding = likeliestOf(text);
  if (encoding === likeliestOf(text.replaceAll('\u00a0', ' '))) return encoding;
  throw new RefusedError({ reason: 'encoding' });
}

/** Chooses an encoding of Windows, or another one if there is more evidence for it. */
function likeliestOf(text: string): Encoding {
  const bytes = Buffer.from(text, 'latin1');
  const found = ENCODINGS.map((encoding) => {
    return { encoding, evidence: evidenceIn(decodeEightBits(bytes, encoding)) };
  });
  const best = (all: typeof found) =>
    all.reduce((most, each) => (each.evidence > most.evidence ? each : most));
  const isOfWindows = ({ encoding }: (typeof found)[number]) => encoding.startsWith('windows');
  const windows = best(found.filter((each) => isOfWindows(each)));
  const other = best(found.filter((each) => !isOfWindows(each)));
  const lead = other.evidence - windows.evidence;
  if (other.evidence <= 0 || lead <= -MIN_LEAD_OF_WINDOWS) return windows.encoding;
  if (lead >= MIN_LEAD) return other.encoding;
  throw new RefusedError({ reason: 'encoding' });
}
