import type { Language } from '#shared/i18n/languages.ts';
import { SPOKEN_LANGUAGES } from '#demo/country/spoken-languages.ts';
import type { NameGroup } from '#demo/data/types.ts';
import { textIn } from '#demo/localized.ts';
import { pickWeighted } from '#demo/pick-weighted.ts';
import type { Random } from '#demo/random.ts';
import type { Audience } from './review-audience.ts';

/** The share of women among authors. Mothers write more often than fathers. */
const FEMALE_SHARES: Readonly<Record<Audience, number>> = {
  everyone: 0.58,
  men: 0,
  parents: 0.75,
  women: 1,
};

/** Returns the given name of an author in the script of the review's language. */
export function reviewAuthor(
  random: Random,
  people: readonly NameGroup[],
  language: Language,
  audience: Audience,
): string {
  const group = pickWeighted(random, people, ({ key, weight }) => {
    const speakers = SPOKEN_LANGUAGES[key]?.[language] ?? 0;
    return weight * speakers ** 2;
  });
  return textIn(
    random.pick(random.chance(FEMALE_SHARES[audience]) ? group.female : group.male),
    language,
  );
}
