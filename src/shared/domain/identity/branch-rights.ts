import { POSITIONS, type Position } from './positions.ts';

/** The rights of an administrator of branches: a position at some branches. */
export interface BranchRights {
  /** Null if it was never set: then only what every position has. */
  readonly position: Position | null;
  readonly branch_ids: readonly number[];
  readonly doctor_id: number | null;
}

/** Returns true if a change takes anything away: a branch, a position above the new one, or the doctor. */
export function hasFewerRights(after: BranchRights, before: BranchRights): boolean {
  return (
    rankOf(after) > rankOf(before) ||
    (before.doctor_id !== null && after.doctor_id !== before.doctor_id) ||
    before.branch_ids.some((branch) => !after.branch_ids.includes(branch))
  );
}

/** The positions begin with the one that has the most rights. */
function rankOf({ position }: BranchRights): number {
  return position === null ? POSITIONS.length : POSITIONS.indexOf(position);
}
