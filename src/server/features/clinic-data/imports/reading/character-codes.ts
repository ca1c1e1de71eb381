/** Characters that XML names by a number: `&#129658;`, `&#x1FA7A;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;
const FIRST_OF_TWO_UNITS = 0x1_00_00;
const LAST = 0x10_ff_ff;
/** Characters as workbooks write them, such as `_x000D_`. A text that looks like that begins with `_x005F_`. */
const ESCAPE = /_x([\da-f]{4})_/gi;

/** Decodes references to characters of two UTF-16 units, such as emoji, which the parser cuts to 16 bits. */
export function decodeLargeReferences(text: string): string {
  if (!text.includes('&#')) return text;
  return text.replace(REFERENCE, (whole, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16);
    if (code < FIRST_OF_TWO_UNITS) return whole;
    return code > LAST ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** Decodes the escaped characters of a text in a workbook (ECMA-376, part 1, 22.9.2.19). */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
