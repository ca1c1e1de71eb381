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
  return readCsv(text);
}

function oldOrEncrypted(bytes: Uint8Array) {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name)
    ? 'password'
    : 'old_spreadsheet';
}
