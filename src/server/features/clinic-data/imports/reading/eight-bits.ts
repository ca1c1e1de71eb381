/** The upper half of code page 852 of DOS, which `TextDecoder` does not know. */
const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';
const ASCII = 128;

/** The encodings of eight bits that programs of the countries write, those of Windows first. */
export const ENCODINGS = ['windows-1250', 'windows-1251', 'cp852', 'ibm866', 'koi8-r'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Decodes bytes of a character each. */
export function decodeEightBits(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp852') return new TextDecoder(encoding).decode(bytes);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[\u0080-\u00ff]/g, (letter) =>
    CODE_PAGE_852.charAt(letter.charCodeAt(0) - ASCII),
  );
}

const HUNGARIAN_AND_ROMANIAN = 'áéíóöőúüűăâîșțşţ';
/** The shares of letters in Russian text, per mille; those of Kazakh are estimates. */
const CYRILLIC: Readonly<Record<string, number>> = {
  о: 110,
  е: 85,
  а: 80,
  и: 74,
  н: 67,
  т: 63,
  с: 55,
  р: 47,
  в: 45,
  л: 44,
  к: 35,
  м: 32,
  д: 30,
  п: 28,
  у: 26,
  я: 20,
  ы: 19,
  ь: 17,
  г: 17,
  з: 16,
  б: 16,
  ч: 14,
  й: 12,
  х: 10,
  ж: 9,
  ш: 7,
  ю: 6,
  ц: 5,
  щ: 4,
  э: 3,
  ф: 3,
  ъ: 0.4,
  ё: 2,
  қ: 20,
  ғ: 20,
  ң: 20,
  ү: 20,
  ұ: 20,
  ө: 20,
  ә: 20,
  һ: 2,
  і: 20,
};
const PER_MILLE = 1000;
/** Makes the value of a letter positive, if it is more frequent than one in ninety. */
const USUAL = 4.5;
/** The value of a letter of neither language, or between letters of another script or case. */
const WRONG = -2;

const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from(HUNGARIAN_AND_ROMANIAN, (letter) => [letter, 1] as const),
  ...Object.entries(CYRILLIC).map(
    ([letter, share]) => [letter, USUAL + Math.log(share / PER_MILLE)] as const,
  ),
]);
const WORDS = /\p{L}{2,}/gu;
const NOT_ASCII = /[^\0-\u007f]/gu;
/** Box drawing, marks without a letter and controls. */
const UNLIKELY = /[\u0080-\u009f¤¬¦¨´¸÷ˇ˘˙˛˝\u2500-\u25ff]/gu;
const CASE = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u;

/** Returns how much a decoded text looks like one in our languages; negative if it does not. */
export function evidenceIn(text: string): number {
  const words = (text.match(WORDS) ?? []).map((word) => {
    const letters = word.match(NOT_ASCII) ?? [];
    const isMixed = /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word);
    if (isMixed || !CASE.test(word)) return letters.length * WRONG;
    return sum(letters.map((letter) => VALUES.get(letter.toLowerCase()) ?? WRONG));
  });
  return sum(words) - (text.match(UNLIKELY)?.length ?? 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
