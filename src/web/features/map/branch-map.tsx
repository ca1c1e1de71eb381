import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { MapBranch } from './map-branch.ts';
import styles from './branch-map.module.css';
import { BranchList } from './branch-list.tsx';
import { MapErrorBoundary } from './map-error-boundary.tsx';
import { useNearViewport } from './use-near-viewport.ts';

// What draws maps is only loaded by those who scroll to one.
const MapCanvas = lazy(() =>
  import('./canvas/map-canvas.tsx').then(({ MapCanvas }) => ({ default: MapCanvas })),
);

interface BranchMapProps {
  branches: readonly MapBranch[];
  /** The id of the branch that stands out. */
  chosen: number | null;
  /** Absent where there is nothing to choose. */
  onChoose?: ((branch: number) => void) | undefined;
  /** Names the map: where the doctor receives, the clinics of a city. */
  label: string;
  /** False where the page says the same in words itself. */
  isListed?: boolean | undefined;
  /** What else the list is to say of a branch. */
  details?: ((branch: number) => ReactNode) | undefined;
}

/**
 * Branches on a map, with the list of them that says the same in words. Where no script runs or the
 * map does not come, the list is all there is.
 */
export function BranchMap(props: BranchMapProps) {
  const { branches, chosen, onChoose, label, isListed = true, details } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(frame);
  const choose = branches.length > 1 ? onChoose : undefined;
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame}>
        {isSeen ? (
          <MapErrorBoundary>
            <Suspense>
              <MapCanvas branches={branches} chosen={chosen} onChoose={choose} label={label} />
            </Suspense>
          </MapErrorBoundary>
        ) : null}
      </div>
      {isListed ? (
        <BranchList branches={branches} chosen={chosen} onChoose={choose} details={details} />
      ) : null}
    </div>
  );
}
