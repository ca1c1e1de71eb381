/**
 * What is left of a word when spelling, accents and script are taken away, so that a name is found
 * however it was typed. Every word has two readings:
 *
 * - by letters: lower case without accents, Cyrillic written in Latin letters one for one;
 * - by sound: on top of that, what is one sound is one character (`sh`, `ш`), and what is heard
 *   alike is written alike (`kh` and `х`, `iya` and `ия`, double letters and single ones).
 *
 * The first is true to half a word as well (`Ali` is a beginning of `Aliyev`, but its sound is not
 * one of that sound), the second to another script. Capital letters stand for what Latin has no one
 * letter for, so that a wrong letter counts as one in any script.
 */
interface Readings {
  readonly letters: string;
  readonly sound: string;
}

/** A word of a text and where it stands there, in UTF-16 code units. */
interface WordAt {
  readonly text: string;
  readonly start: number;
}

/** Longer words are cut: no name is that long, and nobody types one out. */
export const MAX_WORD_LENGTH = 40;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʹʼ`][\p{L}\p{M}]+)*/gu;
const MARKS = /[\p{M}'’ʹʼ`]/gu;
const LATIN = /[a-z]/;

/** Letters that Unicode does not take apart into a Latin letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  э: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  і: 'i',
  ы: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'c',
  ч: 'C',
  ш: 'S',
  щ: 'S',
  ъ: '',
  ь: '',
  ю: 'U',
  я: 'A',
  ә: 'a',
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ə: 'a',
};

/** How Latin writes one sound with several letters; the longer spellings come first. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 'S'],
  [/tch|ch|cs/g, 'C'],
  [/zh|zs/g, 'j'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/([bdgrt])h/g, '$1'],
  [/sz/g, 's'],
  [/ck|c(?![eizy])/g, 'k'],
  [/t[sz]|cz/g, 'c'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/y/g, 'i'],
];

/** What is heard alike in every script. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/gu, '$1'],
  [/i?A|ia/g, 'A'],
  [/i?U|iu/g, 'U'],
  [/ie/g, 'e'],
  [/dj/g, 'j'],
  [/(.)\1+/gu, '$1'],
];

/** The words of a text: letters and digits, with apostrophes inside but not around. */
export function wordsIn(text: string): WordAt[] {
  return Array.from(text.matchAll(WORD), (match) => ({ text: match[0], start: match.index }));
}

/** Both readings of one word; empty when there is nothing in it but signs and soft signs. */
export function readingsOf(word: string): Readings {
  const base = word.slice(0, MAX_WORD_LENGTH).toLowerCase().normalize('NFKD').replace(MARKS, '');
  let letters = '';
  for (const letter of base) letters += LETTERS[letter] ?? letter;
  const heard = LATIN.test(base) ? replaceAll(letters, LATIN_SOUNDS) : letters;
  return {
    letters: letters.slice(0, MAX_WORD_LENGTH),
    sound: replaceAll(heard, ALIKE).slice(0, MAX_WORD_LENGTH),
  };
}

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((result, [pattern, by]) => result.replace(pattern, by), text);
}
