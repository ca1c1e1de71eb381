import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useLabelCollisions } from '../canvas/use-label-collisions.ts';
import { addTiles } from './add-tiles.ts';
import { Attribution } from './attribution.tsx';
import { DrawnCities } from './drawn-cities.tsx';
import type { Ground } from './ground-at.ts';

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
