/** How a text goes over the air. */
export interface Segments {
  /** Written in UCS-2; otherwise in the 7-bit alphabet of GSM. */
  readonly isUnicode: boolean;
  /** One, or the parts that a phone puts together again. */
  readonly parts: readonly string[];
}

/** GSM 03.38; the letters of the second table take the place of two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Places in a single message, and in a part of a longer one, whose header takes some. */
const GSM = { single: 160, part: 153 };
const UNICODE = { single: 70, part: 67 };

/** Cuts a text into the fewest messages that hold it, at no place inside of a letter. */
export function segmentsOf(text: string): Segments {
  const letters = [...text];
  const isUnicode = letters.some((letter) => !BASIC.has(letter) && !EXTENDED.has(letter));
  const places = (letter: string) => {
    if (isUnicode) return letter.length;
    return EXTENDED.has(letter) ? 2 : 1;
  };
  const { single, part } = isUnicode ? UNICODE : GSM;
  const total = letters.reduce((sum, letter) => sum + places(letter), 0);
  if (total <= single) return { isUnicode, parts: [text] };

  const parts: string[] = [];
  let current = '';
  let taken = 0;
  for (const letter of letters) {
    if (taken + places(letter) > part) {
      parts.push(current);
      current = '';
      taken = 0;
    }
    current += letter;
    taken += places(letter);
  }
  return { isUnicode, parts: [...parts, current] };
}
