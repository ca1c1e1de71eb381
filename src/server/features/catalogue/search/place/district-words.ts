import { readingsOf } from '#shared/domain/text/search-skeleton.ts';

const WORDS = `район района районе ауданы ауданында ауданындағы аудан district kerület kerületi
  kerületben ker sector sectorul sectorului`;

const sounds: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/).map((word) => readingsOf(word).sound),
);

/** Returns true for the sound key of a word that only says that a name is that of a district. */
export function isDistrictWord(sound: string): boolean {
  return sounds.has(sound);
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** Returns a key that is equal for the Roman and the Arabic number of a district, or null for a word. */
export function numberKey(letters: string): string | null {
  if (/^\d{1,2}$/.test(letters)) return `#${Number(letters)}`;
  if (!/^[ivx]{1,6}$/.test(letters)) return null;
  const digits = Array.from(letters, (letter) => ROMAN_DIGITS[letter] ?? 0);
  const value = digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
  return `#${value}`;
}
