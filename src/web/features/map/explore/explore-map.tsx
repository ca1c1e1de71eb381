import { lazy, Suspense, useRef } from 'react';
import { MapErrorBoundary } from '../map-error-boundary.tsx';
import { useNearViewport } from '../use-near-viewport.ts';
import type { ExploreCanvasProps } from './canvas/explore-canvas.tsx';
import styles from './explore-map.module.css';

const ExploreCanvas = lazy(() =>
  import('./canvas/explore-canvas.tsx').then(({ ExploreCanvas }) => ({ default: ExploreCanvas })),
);

/** Loads `ExploreCanvas` near the viewport. */
export function ExploreMap(props: ExploreCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <div ref={frame} className={styles.frame}>
      {isNear ? (
        <MapErrorBoundary onFail={props.onFail}>
          <Suspense>
            <ExploreCanvas {...props} />
          </Suspense>
        </MapErrorBoundary>
      ) : null}
    </div>
  );
}
