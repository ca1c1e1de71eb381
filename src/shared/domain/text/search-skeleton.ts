/**
 * The two search keys of a word, which do not depend on spelling, accents and script:
 *
 * - `letters`: lower case without accents, each Cyrillic letter replaced by one Latin letter;
 * - `sound`: in addition, each sound is one character (`sh`, `ш`), and sounds that are heard alike
 *   are equal (`kh` and `х`, `iya` and `ия`, double and single letters).
 *
 * `letters` also matches incomplete words: `Ali` is a prefix of `Aliyev`, but its sound is not a
 * prefix of that sound. `sound` matches across scripts. Capital letters stand for sounds without a
 * Latin letter of their own, so that one typo counts as one in any script.
 */
interface Readings {
  readonly letters: string;
  readonly sound: string;
}

/** Longer words are truncated: no name is that long. */
export const MAX_WORD_LENGTH = 40;

const MARKS = /[\p{M}'’ʹʼ`]/gu;
const LATIN = /[a-z]/;

/** The letters that Unicode does not decompose into a Latin letter and an accent. */
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

/** The sounds that Latin spells with several letters, the longer spellings first. */
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

/** The sounds that are heard alike in every script. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/gu, '$1'],
  [/i?A|ia/g, 'A'],
  [/i?U|iu/g, 'U'],
  [/ie/g, 'e'],
  [/dj/g, 'j'],
  [/(.)\1+/gu, '$1'],
];

/** Returns both keys of a word; they are empty if it consists of signs and soft signs only. */
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
