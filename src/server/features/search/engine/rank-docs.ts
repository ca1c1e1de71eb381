import { bestOf } from './best-of.ts';
import { SEARCH_TYPES } from '#shared/contract/search/search.ts';
import type { Found } from './find-docs.ts';
import type { SearchIndex } from './search-index.ts';

/** Combines penalty and popularity in one number, exact below 2^53. */
const WEIGHT_RANGE = 2 ** 30;

/**
 * Returns the ordinals of the best matches. The types alternate: the best of each, then the second best,
 * so that no type displaces another.
 */
export function rankDocs(index: SearchIndex, found: readonly Found[], count: number): number[] {
  const { tally } = index;
  const keyOf = (ordinal: number) =>
    tally.totalAt(ordinal) * WEIGHT_RANGE - Math.min(index.weightAt(ordinal), WEIGHT_RANGE - 1);
  const lists = SEARCH_TYPES.map((type) => {
    const ordinals = found
      .filter(({ cell }) => cell.type === type)
      .flatMap((each) => each.ordinals);
    return bestOf(ordinals, count, keyOf);
  });
  const ranked: number[] = [];
  for (let rank = 0; ranked.length < count && lists.some((list) => rank < list.length); rank += 1) {
    const row = lists.flatMap((list) => list[rank] ?? []);
    ranked.push(...row.sort((a, b) => tally.totalAt(a) - tally.totalAt(b)));
  }
  return ranked.slice(0, count);
}
