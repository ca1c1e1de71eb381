import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import type { SearchIndex } from '../../search-index.ts';
import { kindOf } from '../word-kinds.ts';
import type { TypedWord } from './typed-words.ts';

const MIN_PART_LENGTH = 3;

/**
 * Splits an unknown word into two known ones: `eyedoctor`, `gerincorvos`. Returns the word itself if it
 * is known, the beginning of a known one, or no such compound.
 */
export function splitCompound(index: SearchIndex, typed: TypedWord): readonly TypedWord[] {
  const { letters, isLast } = typed;
  if (index.hasWordsFrom(letters)) return [typed];
  for (let at = letters.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const parts = [letters.slice(0, at), letters.slice(at)];
    if (parts[0] === parts[1] || !parts.every((part) => isKnown(index, part))) continue;
    return parts.map((text, place) => ({
      text,
      letters: text,
      sound: readingsOf(text).sound,
      isLast: isLast && place > 0,
    }));
  }
  return [typed];
}

function isKnown(index: SearchIndex, part: string): boolean {
  return index.isCatalogueWord(part) || kindOf(part, [], index.languages) !== null;
}
