import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';

/** Returns the key by which a name of a clinic is remembered: its letters and digits without case and accents. */
export function nameKey(name: string): string {
  return wordsIn(name)
    .map(({ text }) => readingsOf(text).letters)
    .filter((letters) => letters !== '')
    .join(' ');
}
