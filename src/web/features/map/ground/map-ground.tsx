import { TileLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useLabelCollisions } from '../canvas/use-label-collisions.ts';
import { Attribution } from './attribution.tsx';
import { DrawnCities } from './drawn-cities.tsx';
import type { Ground } from './ground-at.ts';

/** Milliseconds without a tile after which the tile server counts as unreachable. */
const TIMEOUT_MS = 8000;

interface GroundProps {
  map: LeafletMap;
  /** Identifies the markers, whose labels have precedence over names. */
  markers: string;
  /** Runs if the ground cannot be loaded. */
  onFail: () => void;
}

/** The streets and names below the markers of a map, with their attribution. */
export function MapGround({ ground, ...props }: GroundProps & { ground: Ground }) {
  return ground.kind === 'tiles' ? (
    <Tiles url={ground.url} attribution={ground.attribution} {...props} />
  ) : (
    <DrawnCities cities={ground.cities} {...props} />
  );
}

interface TilesProps extends GroundProps {
  url: string;
  attribution: string;
}

function Tiles({ map, url, attribution, markers, onFail }: TilesProps) {
  const fail = useEffectEvent(onFail);
  useEffect(() => addTiles(map, url, () => fail()), [map, url]);
  useLabelCollisions(map, markers);
  return <Attribution text={attribution} />;
}

/** Adds tiles to a map. `onFail` runs if none can be loaded. Returns their removal. */
function addTiles(map: LeafletMap, url: string, onFail: () => void): () => void {
  // The servers of OpenStreetMap require the origin. The path may contain an appointment's hash.
  const tiles = new TileLayer(url, { referrerPolicy: 'strict-origin' });
  const timer = setTimeout(onFail, TIMEOUT_MS);
  const hasLoaded = () => clearTimeout(timer);
  tiles.once('tileload', () => {
    hasLoaded();
    tiles.off('load', onFail);
  });
  // Fires when all visible tiles have loaded or failed.
  tiles.once('load', onFail);
  tiles.addTo(map);
  return () => {
    hasLoaded();
    tiles.off().remove();
  };
}
