import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { romanValue } from '#server/features/catalogue/places/countable-name.ts';

const WORDS = `район района районе ауданы ауданында ауданындағы аудан district kerület kerületi
  kerületben ker sector sectorul sectorului`;

const sounds: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/).map((word) => readingsOf(word).sound),
);

/** Returns true for the sound key of a word that only says that a name is that of a district. */
export function isDistrictWord(sound: string): boolean {
  return sounds.has(sound);
}

/** Returns a key that is equal for the Roman and the Arabic number of a district, or null for a word. */
export function numberKey(letters: string): string | null {
  if (/^\d{1,2}$/.test(letters)) return `#${Number(letters)}`;
  return /^[ivx]{1,6}$/.test(letters) ? `#${romanValue(letters)}` : null;
}
