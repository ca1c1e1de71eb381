import { lazy } from 'react';
import { MapFrame } from '../map-frame.tsx';
import type { ExploreCanvasProps } from './canvas/explore-canvas.tsx';
import styles from './explore-map.module.css';

const ExploreCanvas = lazy(() =>
  import('./canvas/explore-canvas.tsx').then(({ ExploreCanvas }) => ({ default: ExploreCanvas })),
);

/** Loads `ExploreCanvas` near the viewport. */
export function ExploreMap(props: ExploreCanvasProps) {
  return (
    <MapFrame className={styles.frame} onFail={props.onFail}>
      <ExploreCanvas {...props} />
    </MapFrame>
  );
}
