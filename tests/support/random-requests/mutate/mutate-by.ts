import type fc from 'fast-check';
import type { Draft } from '../draft.ts';

/** A change that makes a request invalid or unusual. */
export type Mutation = (draft: Draft) => void;

/** Creates mutations from an arbitrary and a function that applies its values. */
export function mutateBy<T>(
  values: fc.Arbitrary<T>,
  mutate: (draft: Draft, value: T) => void,
): fc.Arbitrary<Mutation> {
  return values.map((value) => (draft) => mutate(draft, value));
}
