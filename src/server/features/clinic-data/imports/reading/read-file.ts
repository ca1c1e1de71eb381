import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { RefusedError } from './refused-error.ts';

/** The first bytes of formats that are refused by name. */
const OLD_SPREADSHEET = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x1f, 0x8b], // gzip
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
];

const MAX_MARKUP_START = 1000;
/** The beginning of HTML and XML, which some programs save as spreadsheets. */
const MARKUP = /^\s*<(?:!doctype|html|head|body|meta|style|table|\?xml|\?mso|workbook)/i;

/** The beginning of old formats of spreadsheets that are text: DIF and SocialCalc, and of RTF. */
const OTHER_TEXT = /^(?:TABLE\r?\n0,1\r?\n|socialcalc:|\{\\rtf)/;
/** The first lines of SYLK; a list may begin with `ID;Price`, too. */
const SYLK = /^ID;P[^\n]*\n[BCFPO];/;
const END_OF_SYLK = '\nE';

/** Reads a file into sheets. Its content tells the format, not its name. Throws a `RefusedError`. */
export async function readFile(bytes: Uint8Array): Promise<Sheet[]> {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) throw new RefusedError({ reason: 'empty' });
  // An encrypted workbook is in the container of the old format.
  if (begins(OLD_SPREADSHEET)) throw new RefusedError({ reason: oldOrEncrypted(bytes) });
  if (OTHERS.some(begins)) throw new RefusedError({ reason: 'unknown_format' });
  if (begins(ZIP)) return readXlsx(bytes);
  const text = decodeText(bytes);
  if (MARKUP.test(text.slice(0, MAX_MARKUP_START))) throw new RefusedError({ reason: 'markup' });
  const isSylk = SYLK.test(text) && text.trimEnd().endsWith(END_OF_SYLK);
  if (OTHER_TEXT.test(text) || isSylk) throw new RefusedError({ reason: 'unknown_format' });
  return readCsv(text);
}

function oldOrEncrypted(bytes: Uint8Array) {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name)
    ? 'password'
    : 'old_spreadsheet';
}
