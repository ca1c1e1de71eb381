import { lazy, useState, type ReactNode } from 'react';
import { useApp } from '#web/lib/app.ts';
import { groundAt } from './ground/ground-at.ts';
import type { MapBranch } from './map-branch.ts';
import styles from './branch-map.module.css';
import { BranchList } from './branch-list.tsx';
import { MapFrame } from './map-frame.tsx';

const MapCanvas = lazy(() =>
  import('./canvas/map-canvas.tsx').then(({ MapCanvas }) => ({ default: MapCanvas })),
);

interface BranchMapProps {
  branches: readonly MapBranch[];
  /** The id of the highlighted branch. */
  chosen: number | null;
  /** Runs when a branch is chosen; undefined if branches cannot be chosen. */
  onChoose?: ((branch: number) => void) | undefined;
  /** The accessible name of the map. */
  label: string;
  /** False if the page has its own list of the branches. */
  isListed?: boolean | undefined;
  /** Renders further details of a branch in the list. */
  details?: ((branch: number) => ReactNode) | undefined;
}

/**
 * Branches on a map and as a list. Without scripts, where no map exists, or if it fails to load,
 * only the list is shown.
 */
export function BranchMap(props: BranchMapProps) {
  const { branches, chosen, onChoose, label, isListed = true, details } = props;
  const { settings } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const [first] = branches;
  const ground = hasFailed || first === undefined ? null : groundAt(settings, first.location);
  const choose = branches.length > 1 ? onChoose : undefined;
  const fail = () => setFailed(true);
  if (ground === null && !isListed) return null;
  return (
    <div className={styles.map}>
      {ground === null ? null : (
        <MapFrame className={styles.frame} onFail={fail}>
          <MapCanvas
            branches={branches}
            chosen={chosen}
            label={label}
            ground={ground}
            onChoose={choose}
            onFail={fail}
          />
        </MapFrame>
      )}
      {isListed ? (
        <BranchList branches={branches} chosen={chosen} onChoose={choose} details={details} />
      ) : null}
    </div>
  );
}
