/** Returns a random integer from 0 up to, but not including, `below`. */
export type RandomBelow = (below: number) => number;

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщыэюя'] as const;

function alphabetOf(word: string): string {
  return isCyrillic(word) ? ALPHABETS[1] : ALPHABETS[0];
}

function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

/** Replaces, drops, inserts or swaps one letter, never the first. Deterministic for a given `pick`. */
export function withTypo(word: string, pick: RandomBelow): string {
  const letters = Array.from(word);
  const at = 1 + pick(letters.length - 1);
  const other = alphabetOf(word).charAt(pick(alphabetOf(word).length));
  const before = letters.slice(0, at);
  const after = letters.slice(at + 1);
  const here = letters[at] ?? '';
  const [next = '', ...rest] = after;
  const wrong = [
    [...before, other, ...after],
    [...before, ...after],
    [...before, other, here, ...after],
    next === '' ? [...before, other] : [...before, next, here, ...rest],
  ][pick(4)];
  const result = (wrong ?? letters).join('');
  return result.toLowerCase() === word.toLowerCase() ? withTypo(word, pick) : result;
}

export function withWrongFirstLetter(word: string, pick: RandomBelow): string {
  const other = alphabetOf(word).charAt(pick(alphabetOf(word).length));
  return word.toLowerCase().startsWith(other)
    ? withWrongFirstLetter(word, pick)
    : other + word.slice(1);
}

/** The usual transliteration of Cyrillic into Latin letters. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  і: 'i',
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
  х: 'kh',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Cyrillic letters for Latin ones, by sound; the longest spellings first. */
const CYRILLIC: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'ш'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['qu', 'кв'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'ж'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'и'],
  ['z', 'з'],
];

/** Transliterates a Cyrillic word into Latin letters, and a Latin word into Cyrillic. */
export function inOtherScript(word: string): string {
  const lower = word.toLowerCase();
  if (isCyrillic(word)) return Array.from(lower, (letter) => LATIN[letter] ?? letter).join('');
  let rest = lower.normalize('NFD').replace(/\p{M}/gu, '');
  let result = '';
  while (rest !== '') {
    const [latin, cyrillic] = CYRILLIC.find(([spelling]) => rest.startsWith(spelling)) ?? [
      rest.charAt(0),
      rest.charAt(0),
    ];
    result += cyrillic;
    rest = rest.slice(latin.length);
  }
  return result;
}
