/** The segments of a text as the network transmits them. */
export interface Segments {
  /** True if the encoding is UCS-2 instead of the GSM 7-bit alphabet. */
  readonly isUnicode: boolean;
  /** One part, or several that the phone joins. */
  readonly parts: readonly string[];
}

/** The GSM 03.38 alphabet. Characters of the extension table take two septets. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** The maximum size of a single message, and of a part of a longer one, which needs a header. */
const GSM = { single: 160, part: 153 };
const UNICODE = { single: 70, part: 67 };

/** Splits a text into as few messages as possible, never inside a character. */
export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const isUnicode = characters.some(
    (character) => !BASIC.has(character) && !EXTENDED.has(character),
  );
  const sizeOf = (character: string) => {
    if (isUnicode) return character.length;
    return EXTENDED.has(character) ? 2 : 1;
  };
  const { single, part } = isUnicode ? UNICODE : GSM;
  const total = characters.reduce((sum, character) => sum + sizeOf(character), 0);
  if (total <= single) return { isUnicode, parts: [text] };

  const parts: string[] = [];
  let current = '';
  let size = 0;
  for (const character of characters) {
    if (size + sizeOf(character) > part) {
      parts.push(current);
      current = '';
      size = 0;
    }
    current += character;
    size += sizeOf(character);
  }
  return { isUnicode, parts: [...parts, current] };
}
