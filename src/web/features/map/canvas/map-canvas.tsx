import 'leaflet/dist/leaflet.css';
import { useEffect, useMemo, useRef } from 'react';
import type { Ground } from '../ground/ground-at.ts';
import { MapGround } from '../ground/map-ground.tsx';
import type { MapBranch } from '../map-branch.ts';
import { placedStations } from '../placed-stations.ts';
import { BranchMarker } from './branch-marker.tsx';
import styles from './map-canvas.module.css';
import { MapControls } from './map-controls.tsx';
import { Scale } from './scale.tsx';
import { StationMarker } from './station-marker.tsx';
import { showAll, useLeafletMap } from './use-leaflet-map.ts';

export interface MapCanvasProps {
  branches: readonly MapBranch[];
  chosen: number | null;
  onChoose: ((branch: number) => void) | undefined;
  label: string;
  ground: Ground;
  /** Runs if the ground cannot be loaded. */
  onFail: () => void;
}

/** The Leaflet map of branches and the stations near them. */
export function MapCanvas(props: MapCanvasProps) {
  const { branches, chosen, onChoose, label, ground, onFail } = props;
  const container = useRef<HTMLDivElement>(null);
  const stations = useMemo(() => placedStations(branches), [branches]);
  const places = [...branches, ...stations].map(({ location }) => location);
  const map = useLeafletMap(container, { open: (opened) => showAll(opened, places) });
  const centre = branches.find(({ id }) => id === chosen) ?? branches[0];
  const hasOneName = new Set(branches.map(({ name }) => name)).size === 1;

  useEffect(() => {
    if (map !== null && centre !== undefined) map.panInside(centre.location, { padding: [60, 60] });
  }, [map, centre]);

  return (
    <>
      <div ref={container} className={styles.canvas} role="group" aria-label={label}>
        {map === null ? null : (
          <>
            {branches.map((branch, index) => (
              <BranchMarker
                key={branch.id}
                map={map}
                branch={branch}
                number={branches.length > 1 ? index + 1 : null}
                isChosen={branch.id === centre?.id}
                // Branches with the same name are labelled by address.
                title={hasOneName && branches.length > 1 ? branch.address : branch.name}
                onChoose={onChoose}
              />
            ))}
            {stations.map((station, index) => (
              <StationMarker
                key={station.name}
                map={map}
                station={station}
                rank={branches.length + 1 + index}
              />
            ))}
          </>
        )}
      </div>
      {map === null ? null : (
        <>
          <MapControls map={map} onShowAll={() => showAll(map, places)} />
          <Scale map={map} />
          <MapGround
            map={map}
            ground={ground}
            markers={`${chosen} ${branches.map(({ id }) => id).join()}`}
            onFail={onFail}
          />
        </>
      )}
    </>
  );
}
