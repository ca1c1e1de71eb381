import type fc from 'fast-check';
import type { Draft } from '../draft.ts';

/** A change that makes a request invalid or unusual. */
export type Spoil = (draft: Draft) => void;

/** Creates mutations from an arbitrary and a function that applies its values. */
export function spoilBy<T>(
  values: fc.Arbitrary<T>,
  spoil: (draft: Draft, value: T) => void,
): fc.Arbitrary<Spoil> {
  return values.map((value) => (draft) => spoil(draft, value));
}
