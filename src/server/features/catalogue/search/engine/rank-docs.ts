import { bestOf } from './best-of.ts';
import { SEARCH_TYPES } from '#shared/contract/catalogue/search/search.ts';
import type { Found } from './find-docs.ts';
import type { SearchIndex } from './search-index.ts';
import { isCatalogue } from './words/doc-words.ts';
import { PENALTY } from './words/near-words.ts';

/** Combines penalty and popularity in one number, exact below 2^53. */
const WEIGHT_RANGE = 2 ** 26;
/** The bonus of a document that the whole query names; it outweighs all penalties. */
const EXACT_BONUS = 2 ** 22;
/** The penalty of a document outside of the city that the query names. */
const ELSEWHERE_PENALTY = 2 ** 25;
/** The penalty of all but specialties if the query asks for a doctor; less than that of a typo. */
const NO_DOCTOR_PENALTY = 2 ** 16;

interface Preference {
  /** The documents that the whole query names, by ordinal; a larger number is a better match. */
  readonly exact?: ReadonlyMap<number, number>;
  /** The city that the query names, whose documents come first. */
  readonly city?: number | undefined;
  /** True if the query asks for a doctor, in general or because of pain. */
  readonly isForDoctor?: boolean;
}

/**
 * Returns the ordinals of the best matches. The types alternate: the best of each, then the second best,
 * so that no type displaces another.
 */
export function rankDocs(
  index: SearchIndex,
  found: readonly Found[],
  count: number,
  { exact, city, isForDoctor = false }: Preference = {},
): number[] {
  const penaltyOf = (ordinal: number) =>
    index.tally.totalAt(ordinal) +
    (city === undefined || index.cityAt(ordinal) === city ? 0 : ELSEWHERE_PENALTY);
  const totalOf = (ordinal: number) =>
    penaltyOf(ordinal) +
    index.titleLengthAt(ordinal) * PENALTY.titleWord -
    (exact?.get(ordinal) ?? 0) * EXACT_BONUS;
  const lists = SEARCH_TYPES.map((type) => {
    // Thousands of doctors may match, and only the catalogue has title lengths and exact names.
    const compared = isCatalogue(type) ? totalOf : penaltyOf;
    const keyOf = (ordinal: number) =>
      compared(ordinal) * WEIGHT_RANGE - Math.min(index.weightAt(ordinal), WEIGHT_RANGE - 1);
    const ordinals = found.filter(({ cell }) => cell.type === type).map((each) => each.ordinals);
    return bestOf(ordinals, count, keyOf);
  });
  const ranked: number[] = [];
  for (let rank = 0; ranked.length < count && lists.some((list) => rank < list.length); rank += 1) {
    const row = lists.flatMap((list, place) => {
      const ordinal = list[rank];
      if (ordinal === undefined) return [];
      const isOther = isForDoctor && SEARCH_TYPES[place] !== 'Specialties' && !exact?.has(ordinal);
      return [{ ordinal, total: totalOf(ordinal) + (isOther ? NO_DOCTOR_PENALTY : 0) }];
    });
    ranked.push(...row.sort((a, b) => a.total - b.total).map(({ ordinal }) => ordinal));
  }
  return ranked.slice(0, count);
}
