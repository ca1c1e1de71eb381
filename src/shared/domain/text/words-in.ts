/** A word of a text and its position, in UTF-16 code units. */
export interface WordAt {
  readonly text: string;
  readonly start: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʹʼ`][\p{L}\p{M}]+)*/gu;

/** The number of code units in the table, which covers Latin, Greek and Cyrillic. */
const TABLE_SIZE = 0x530;
/** The typographic quotes and dashes, which are in titles of those scripts as well. */
const PUNCTUATION = { start: 0x2010, end: 0x2040 } as const;

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const APOSTROPHE = 3;

const kinds = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER;
  if (/\p{N}/u.test(character)) return DIGIT;
  return isApostrophe(code) ? APOSTROPHE : OTHER;
});

function isApostrophe(code: number): boolean {
  return "'’`".includes(String.fromCharCode(code));
}

/**
 * Returns the words of a text: letters and digits, with apostrophes inside but not around. Every hit of
 * a search needs them, so common letters are looked up in a table, which is several times as fast as
 * the expression.
 */
export function wordsIn(text: string): WordAt[] {
  const words: WordAt[] = [];
  let start = -1;
  // True after an apostrophe: digits begin another word.
  let isSuffix = false;
  for (let at = 0; at <= text.length; at += 1) {
    const kind = at < text.length ? kindAt(text, at) : OTHER;
    if (kind === null) return matchWords(text);
    if (start >= 0) {
      if (kind === LETTER || (kind === DIGIT && !isSuffix)) continue;
      if (kind === APOSTROPHE && kindAt(text, at + 1) === LETTER) {
        isSuffix = true;
        continue;
      }
      words.push({ text: text.slice(start, at), start });
    }
    start = kind === LETTER || kind === DIGIT ? at : -1;
    isSuffix = false;
  }
  return words;
}

/** Returns the kind of a code unit, or null if the table does not cover it. */
function kindAt(text: string, at: number): number | null {
  const code = text.charCodeAt(at);
  const kind = kinds[code];
  if (kind !== undefined) return kind;
  if (Number.isNaN(code)) return OTHER;
  if (code < PUNCTUATION.start || code >= PUNCTUATION.end) return null;
  return isApostrophe(code) ? APOSTROPHE : OTHER;
}

function matchWords(text: string): WordAt[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }));
}
