import { bestOf } from './best-of.ts';
import { SEARCH_TYPES } from '#shared/contract/catalogue/search/search.ts';
import { LEVEL, type LevelOf } from './catalogue-names.ts';
import { isSure, type Found } from './find-docs.ts';
import type { SearchIndex } from './search-index.ts';
import { isCatalogue } from './words/doc-words.ts';
import { PENALTY } from './words/near-words.ts';

/** Combines penalty and popularity in one number, exact below 2^53. */
const WEIGHT_RANGE = 2 ** 26;
/** The bonus per level of a document that the whole query names; it outweighs all penalties. */
const LEVEL_BONUS = 2 ** 21;
/** The penalty of a document outside of the city that the query names. */
const ELSEWHERE_PENALTY = 2 ** 26;
/** The penalty of all but specialties if the query asks for a doctor; less than that of a typo. */
const NO_DOCTOR_PENALTY = 2 ** 16;

interface Preference {
  /** Returns how well the whole query names a specialty or service; 0 if it does not. */
  readonly levelOf?: LevelOf;
  /** The city that the query names, whose documents come first. */
  readonly city?: number | undefined;
  /** True if the query asks for a doctor, in general or because of pain. */
  readonly isForDoctor?: boolean;
}

/**
 * Returns the ordinals of the best matches: first those without typos, in the city that the query names.
 * The types alternate: the best of each, then the second best, so that no type displaces another. Specialties
 * and services that the query names come before those that only have its words, of either type.
 */
export function rankDocs(
  index: SearchIndex,
  found: readonly Found[],
  count: number,
  { levelOf = () => 0, city, isForDoctor = false }: Preference = {},
): number[] {
  const elsewherePenalty = (ordinal: number) =>
    city === undefined || index.cityAt(ordinal) === city ? 0 : ELSEWHERE_PENALTY;
  const penaltyOf = (ordinal: number) => index.tally.totalAt(ordinal) + elsewherePenalty(ordinal);
  const totalOf = (ordinal: number) => {
    const level = levelOf(ordinal);
    // Of the names that begin with the query, the plain one comes first, however its words match.
    const penalty = level < LEVEL.beginning ? penaltyOf(ordinal) : elsewherePenalty(ordinal);
    const length = index.titleLengthAt(ordinal) * PENALTY.titleWord;
    return penalty + length - level * LEVEL_BONUS;
  };
  const lists = SEARCH_TYPES.map((type) => {
    // Thousands of doctors may match, and only the catalogue has title lengths and exact names.
    const compared = isCatalogue(type) ? totalOf : penaltyOf;
    const keyOf = (ordinal: number) =>
      compared(ordinal) * WEIGHT_RANGE - Math.min(index.weightAt(ordinal), WEIGHT_RANGE - 1);
    const ordinals = found.filter(({ cell }) => cell.type === type).map((each) => each.ordinals);
    return bestOf(ordinals, count, keyOf);
  });
  const isNamed = (ordinal: number) => levelOf(ordinal) > 0 && elsewherePenalty(ordinal) === 0;
  const names = lists.map((list) => list.filter(isNamed));
  const maxNames = Math.max(...names.map(({ length }) => length));
  const isMeant = (ordinal: number) => isNamed(ordinal) || isSure(penaltyOf(ordinal));
  const meant = SEARCH_TYPES.map((type, place) => {
    const list = lists[place] ?? [];
    const { length } = names[place] ?? [];
    const gap = isCatalogue(type) ? Array.from<undefined>({ length: maxNames - length }) : [];
    return [...list.slice(0, length), ...gap, ...list.slice(length).filter(isMeant)];
  });
  const mistaken = lists.map((list) => list.filter((ordinal) => !isMeant(ordinal)));
  const ranked = [meant, mistaken].flatMap((rest) => {
    const rows = Array.from({ length: Math.max(...rest.map(({ length }) => length)) }).keys();
    return Array.from(rows).flatMap((rank) => {
      const row = rest.flatMap((list, place) => {
        const ordinal = list[rank];
        if (ordinal === undefined) return [];
        const isOther =
          isForDoctor && SEARCH_TYPES[place] !== 'Specialties' && levelOf(ordinal) < LEVEL.title;
        return [{ ordinal, total: totalOf(ordinal) + (isOther ? NO_DOCTOR_PENALTY : 0) }];
      });
      return row.sort((a, b) => a.total - b.total).map(({ ordinal }) => ordinal);
    });
  });
  return ranked.slice(0, count);
}
