import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useApp } from '#web/lib/app.ts';
import type { MapCanvasProps } from './canvas/map-canvas.tsx';
import { groundAt } from './ground/ground-at.ts';
import type { MapBranch } from './map-branch.ts';
import styles from './branch-map.module.css';
import { BranchList } from './branch-list.tsx';
import { MapErrorBoundary } from './map-error-boundary.tsx';
import { useNearViewport } from './use-near-viewport.ts';

// Loaded when the map is near the viewport.
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
  if (ground === null && !isListed) return null;
  return (
    <div className={styles.map}>
      {ground === null ? null : (
        <MapFrame
          branches={branches}
          chosen={chosen}
          label={label}
          ground={ground}
          onChoose={choose}
          onFail={() => setFailed(true)}
        />
      )}
      {isListed ? (
        <BranchList branches={branches} chosen={chosen} onChoose={choose} details={details} />
      ) : null}
    </div>
  );
}

function MapFrame(props: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <div ref={frame} className={styles.frame}>
      {isNear ? (
        <MapErrorBoundary onFail={props.onFail}>
          <Suspense>
            <MapCanvas {...props} />
          </Suspense>
        </MapErrorBoundary>
      ) : null}
    </div>
  );
}
