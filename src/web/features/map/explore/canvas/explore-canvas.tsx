import type { Map as LeafletMap, PanInsideOptions } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import 'leaflet/dist/leaflet.css';
import { useT } from '#web/lib/i18n/use-t.ts';
import { BranchMarker } from '../../canvas/branch-marker.tsx';
import { MapControls } from '../../canvas/map-controls.tsx';
import { Scale } from '../../canvas/scale.tsx';
import { StationMarker } from '../../canvas/station-marker.tsx';
import { useLeafletMap } from '../../canvas/use-leaflet-map.ts';
import type { Ground } from '../../ground/ground-at.ts';
import { MapGround } from '../../ground/map-ground.tsx';
import type { MapBranch } from '../../map-branch.ts';
import { placedStations } from '../../placed-stations.ts';
import { clusterBranches } from '../cluster-branches.ts';
import type { MapView } from '../map-view.ts';
import { isInBox } from '../map-view.ts';
import { ClusterMarker } from './cluster-marker.tsx';
import { useViewport, type Viewport } from './use-viewport.ts';
import { HtmlMarker } from '../../canvas/html-marker.tsx';
import canvasStyles from '../../canvas/map-canvas.module.css';
import styles from './explore-canvas.module.css';

/** The label rank of cities, after branches and stations. */
const RANK = 10_000;

export interface ExploreCanvasProps {
  branches: readonly MapBranch[];
  chosen: number | null;
  onChoose: (branch: number) => void;
  /** The view to show; a change moves the map. */
  target: MapView;
  /** Runs when the visitor moves the map. */
  onMove: (viewport: Viewport) => void;
  /** The button that shows the whole city. */
  all: { label: string; show: () => void };
  cities: readonly City[];
  /** The position of the visitor, if known. */
  visitor: Coordinates | null;
  ground: Ground;
  /** Runs if the ground cannot be loaded. */
  onFail: () => void;
}

/** The zoom from which a drawn map shows quarters. */
const QUARTERS_ZOOM = 11;
/** The space around the chosen branch and its label, in pixels. */
const PADDING: PanInsideOptions = {
  paddingTopLeft: [80, 60],
  paddingBottomRight: [80, 100],
  animate: false,
};

/** The interactive map of branches, clustered where they overlap. */
export function ExploreCanvas(props: ExploreCanvasProps) {
  const { branches, chosen, onChoose, target, onMove, all, cities, visitor, ground } = props;
  const t = useT('map');
  const container = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(container, {
    isMain: true,
    open: (opened) => opened.setView(target, target.zoom),
  });
  const { viewport, moveSilently } = useViewport(map, onMove);
  const chosenPlace = branches.find(({ id }) => id === chosen)?.location ?? null;

  useEffect(() => {
    if (map !== null) moveSilently(() => map.setView(target, target.zoom, { animate: false }));
  }, [map, target, moveSilently]);
  const showChosen = useEffectEvent(() => {
    if (map !== null && chosenPlace !== null)
      moveSilently(() => map.panInside(chosenPlace, PADDING));
  });
  // Runs once per chosen branch, so that the visitor can move the map afterwards.
  useEffect(() => showChosen(), [map, chosen]);

  const markersIn = useMemo(() => clusterBranches(branches, chosen), [branches, chosen]);
  const markers = useMemo(
    () => (viewport === null ? [] : markersIn(viewport.drawn, viewport.view.zoom)),
    [markersIn, viewport],
  );
  const singleBranches = markers.flatMap((mark) => (mark.kind === 'branch' ? [mark] : []));
  const stations = placedStations(singleBranches.map(({ branch }) => branch));
  // Tiles already show the names of cities, and a drawn map those of the quarters.
  const isFar = viewport !== null && viewport.view.zoom < QUARTERS_ZOOM;
  const labelledCities = ground.kind === 'cities' && isFar ? cities : [];
  const visibleCities = labelledCities.filter(
    ({ location }) => viewport !== null && isInBox(location, viewport.drawn),
  );
  const marked = markers.map((mark) => (mark.kind === 'branch' ? mark.branch.id : mark.key));

  return (
    <>
      <div ref={container} className={canvasStyles.canvas} role="group" aria-label={t('label')}>
        {map === null ? null : (
          <>
            {markers.map((mark) =>
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
            {visibleCities.map((place) => (
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
          <MapGround
            map={map}
            ground={ground}
            markers={[chosen, ...marked].join()}
            onFail={props.onFail}
          />
        </>
      )}
    </>
  );
}

/** The name of a city, for maps without tiles. */
function CityMarker({ map, city }: { map: LeafletMap; city: City }) {
  return (
    <HtmlMarker map={map} at={city.location}>
      <span className={styles.city} aria-hidden="true" data-map-label={RANK}>
        {city.name}
      </span>
    </HtmlMarker>
  );
}

/** The marker of the visitor's position. */
function VisitorMarker({ map, at }: { map: LeafletMap; at: Coordinates }) {
  const t = useT('map');
  return (
    <HtmlMarker map={map} at={at} above={1500}>
      <span className={styles.visitor} role="img" aria-label={t('you')} data-map-label={-1} />
    </HtmlMarker>
  );
}
