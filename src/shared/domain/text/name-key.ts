/** The letters that Unicode does not decompose into a Latin letter and an accent. `ь` and `ъ` are dropped. */
const LETTERS = new Map(
  Array.from('абвгғґдеєэзиіыкқлмнңоөпрстуұүфхһәчжшщıđłqwjьъ', (letter, index) => [
    letter,
    'abvgggdeeeziiikklmnnooprstuuufhhaczssidlkvz'[index] ?? '',
  ]),
);

/** Sounds that are spelled in several ways, in the order of replacement. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'h'],
  [/([zscgt])h|(?<=s)z|(?<=[zc])s/g, '$1'],
  [/ц/g, 'ts'],
  [/я/g, 'ia'],
  [/ю/g, 'iu'],
  [/ye/g, 'e'],
  [/y/g, 'i'],
  [/x/g, 'ks'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/(.)\1+/gu, '$1'],
];

/**
 * Returns a name as it sounds, in Latin letters: the same as the SQL function `name_key`, so that a search
 * in the browser finds what the server finds. The key of a part is a part of the key, word by word.
 */
export function nameKey(name: string): string {
  const base = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{Alphabetic} ]/gu, '');
  let letters = '';
  for (const letter of base) letters += LETTERS.get(letter) ?? letter;
  return SOUNDS.reduce((key, [pattern, by]) => key.replace(pattern, by), letters);
}
