import 'leaflet/dist/leaflet.css';
import type { PanInsideOptions } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Coordinates } from '#shared/domain/places/distance.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { BranchMarker } from '../../canvas/branch-marker.tsx';
import canvasStyles from '../../canvas/map-canvas.module.css';
import { MapControls } from '../../canvas/map-controls.tsx';
import { useDistanceRings } from '../../canvas/use-distance-rings.ts';
import { Scale } from '../../canvas/scale.tsx';
import { StationMarker } from '../../canvas/station-marker.tsx';
import { useLabelCollisions } from '../../canvas/use-label-collisions.ts';
import { useLeafletMap } from '../../canvas/use-leaflet-map.ts';
import type { MapBranch } from '../../map-branch.ts';
import { placedStations } from '../../placed-stations.ts';
import { clusterBranches } from '../cluster-branches.ts';
import type { MapView } from '../map-view.ts';
import { isInBox } from '../map-view.ts';
import { ClusterMarker } from './cluster-marker.tsx';
import { CityMarker, VisitorMarker } from './place-markers.tsx';
import { useViewport, type Viewport } from './use-viewport.ts';

export interface ExploreCanvasProps {
  branches: readonly MapBranch[];
  chosen: number | null;
  onChoose: (branch: number) => void;
  /** What to show; another one moves the map there. */
  target: MapView;
  /** The visitor has moved the map. */
  onMove: (seen: Viewport) => void;
  /** Shows the whole of the city; `label` names that. */
  all: { label: string; show: () => void };
  city: City;
  cities: readonly City[];
  /** Where the visitor is, if that is known. */
  visitor: Coordinates | null;
}

/** Room around the chosen branch and for its name below it, in pixels. */
const PADDING: PanInsideOptions = {
  paddingTopLeft: [80, 60],
  paddingBottomRight: [80, 100],
  animate: false,
};

/** A map to look around in; branches that would cover each other are one mark. */
export function ExploreCanvas(props: ExploreCanvasProps) {
  const { branches, chosen, onChoose, target, onMove, all, city, cities, visitor } = props;
  const t = useT('map');
  const { map_tiles: tiles } = useApp().settings;
  const container = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(container, {
    tiles,
    isMain: true,
    open: (opened) => opened.setView(target, target.zoom),
  });
  const { seen, quietly } = useViewport(map, onMove);
  const chosenPlace = branches.find(({ id }) => id === chosen)?.location ?? null;

  useEffect(() => {
    if (map !== null) quietly(() => map.setView(target, target.zoom, { animate: false }));
  }, [map, target, quietly]);
  const showChosen = useEffectEvent(() => {
    if (map !== null && chosenPlace !== null) quietly(() => map.panInside(chosenPlace, PADDING));
  });
  // Once: afterwards the map may well be moved away from it.
  useEffect(() => showChosen(), [map, chosen]);

  const marksIn = useMemo(() => clusterBranches(branches, chosen), [branches, chosen]);
  const marks = useMemo(
    () => (seen === null ? [] : marksIn(seen.drawn, seen.view.zoom)),
    [marksIn, seen],
  );
  const singles = marks.flatMap((mark) => (mark.kind === 'branch' ? [mark] : []));
  const stations = placedStations(singles.map(({ branch }) => branch));
  // Tiles have the names of the cities on them.
  const named = tiles === null && seen !== null ? cities : [];
  const inView = named.filter(({ location }) => seen !== null && isInBox(location, seen.drawn));

  useDistanceRings(map, tiles === null ? (visitor ?? chosenPlace ?? city.location) : null);
  useLabelCollisions(
    map,
    [chosen, ...marks.map((mark) => (mark.kind === 'branch' ? mark.branch.id : mark.key))].join(),
  );

  return (
    <>
      <div ref={container} className={canvasStyles.canvas} role="group" aria-label={t('label')}>
        {map === null ? null : (
          <>
            {marks.map((mark) =>
              mark.kind === 'cluster' ? (
                <ClusterMarker key={mark.key} map={map} cluster={mark} />
              ) : (
                <BranchMarker
                  key={mark.branch.id}
                  map={map}
                  branch={mark.branch}
                  at={mark.at}
                  number={null}
                  isChosen={mark.branch.id === chosen}
                  onChoose={onChoose}
                />
              ),
            )}
            {stations.map((station, index) => (
              <StationMarker key={station.name} map={map} station={station} rank={1000 + index} />
            ))}
            {inView.map((place) => (
              <CityMarker key={place.id} map={map} city={place} />
            ))}
            {visitor === null ? null : <VisitorMarker map={map} at={visitor} />}
          </>
        )}
      </div>
      {map === null ? null : (
        <>
          <MapControls map={map} onShowAll={all.show} allLabel={all.label} />
          <Scale map={map} />
        </>
      )}
      {tiles === null ? null : <p className={canvasStyles.attribution}>{tiles.attribution}</p>}
    </>
  );
}
