import type { useBranches } from '#web/features/map/explore/use-branches.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { BranchesList } from './branches-list.tsx';
import { BranchesFailed, NoBranches, type NoBranchesProps } from './branches-status.tsx';
import styles from './branches-list.module.css';
import type { ListedBranch } from './listed-branches.ts';

interface FoundBranchesProps {
  found: ReturnType<typeof useBranches>;
  listed: readonly ListedBranch[];
  none: NoBranchesProps;
  chosen: number | null;
  isFromMap: boolean;
  /** Undefined where there is no map. */
  onChoose: ((branch: number) => void) | undefined;
}

/** The branches that were found, or why there are none. */
export function FoundBranches({ found, listed, none, ...list }: FoundBranchesProps) {
  const { isLoading, hasFailed, retry } = found;
  return (
    <>
      {hasFailed ? <BranchesFailed onRetry={retry} /> : null}
      {isLoading ? <SlowHint key={none.city.id} className={styles.slow} /> : null}
      {listed.length === 0 && !isLoading && !hasFailed ? (
        <NoBranches {...none} />
      ) : (
        <BranchesList listed={listed} {...list} />
      )}
    </>
  );
}
