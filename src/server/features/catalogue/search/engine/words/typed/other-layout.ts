/** The characters of the same keys in the English and the Russian layout, row by row. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toCyrillic = new Map(Array.from(LATIN, (key, index) => [key, CYRILLIC.charAt(index)]));
const toLatin = new Map(Array.from(CYRILLIC, (key, index) => [key, LATIN.charAt(index)]));

/** Converts text typed in the wrong keyboard layout: `bdfyjd` is `иванов`. */
export function inOtherLayout(text: string): string {
  const typed = text.toLowerCase();
  const keys = /\p{Script=Cyrillic}/u.test(typed) ? toLatin : toCyrillic;
  return Array.from(typed, (key) => keys.get(key) ?? key).join('');
}
