import type { PreparationList } from '#shared/contract/clinic-data/preparations/preparations.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';

interface SharedPreparation {
  /** The one of all branches; if they differ, that of the first. */
  readonly preparation: Preparation | null;
  /** True if a branch has its own preparation. */
  readonly isOwn: boolean;
  readonly differs: boolean;
}

/** Returns the preparation that branches have in common. */
export function sharedPreparation(
  { usual, own }: Pick<PreparationList['services'][number], 'usual' | 'own'>,
  branches: readonly number[],
): SharedPreparation {
  const all = branches.map((branch) => own.find(({ branch_id: id }) => id === branch));
  const distinct = new Set(all.map((each) => JSON.stringify(each?.preparation ?? null)));
  const [first] = all;
  return {
    preparation: first === undefined ? usual : first.preparation,
    isOwn: all.some((each) => each !== undefined),
    differs: distinct.size > 1,
  };
}
