import type fc from 'fast-check';
import type { Draft } from '../draft.ts';

/** Makes something of a request wrong, or at least odd. */
export type Spoil = (draft: Draft) => void;

/** Spoils requests with values. */
export function spoilBy<T>(
  values: fc.Arbitrary<T>,
  spoil: (draft: Draft, value: T) => void,
): fc.Arbitrary<Spoil> {
  return values.map((value) => (draft) => spoil(draft, value));
}
