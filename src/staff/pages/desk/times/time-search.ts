import type { When } from './when.ts';

/** A search for a time. */
export interface TimeSearch {
  /** The id of a specialty or procedure; null before one is chosen. */
  readonly service: number | null;
  readonly when: When;
  readonly insurance: number | null;
  /** The code of a language that the doctor speaks. */
  readonly language: string | null;
  /** Searches all branches of the account. */
  readonly isEverywhere: boolean;
}

export const NEW_SEARCH: TimeSearch = {
  service: null,
  when: { part: 'any', distance: 'now', date: '' },
  insurance: null,
  language: null,
  isEverywhere: false,
};
