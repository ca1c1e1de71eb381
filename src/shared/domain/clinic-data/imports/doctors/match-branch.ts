import { nameKey } from '../name-key.ts';
import { alike } from '../appointments/match-doctors.ts';

/** A branch with its names and addresses. */
export interface NamedBranch {
  readonly id: number;
  readonly names: readonly string[];
}

const wordsOf = (text: string) => nameKey(text).split(' ');

/** Returns the branch that a text names, the only one without a text, or null if it is not clear. */
export function matchBranch(text: string, branches: readonly NamedBranch[]): number | null {
  if (text === '') return branches.length === 1 ? (branches[0]?.id ?? null) : null;
  const words = wordsOf(text);
  const [first, second] = branches
    .map(({ id, names }) => ({
      id,
      share: Math.max(0, ...names.map((name) => alike(words, wordsOf(name)))),
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  if (first === undefined || first.share === second?.share) return null;
  return first.id;
}
