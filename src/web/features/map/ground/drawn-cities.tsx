import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Map as LeafletMap } from 'leaflet';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import { classNames } from '#web/ui/class-names.ts';
import { boxOf } from '../canvas/box-of.ts';
import { useLabelCollisions } from '../canvas/use-label-collisions.ts';
import { Attribution } from './attribution.tsx';
import { cityNames, type CityName } from './city-names.ts';
import { drawCity } from './draw-city.ts';
import { HtmlMarker } from '../canvas/html-marker.tsx';
import styles from './ground.module.css';

/** The label rank of names, after all markers. */
const RANK = 100_000;

interface DrawnCitiesProps {
  map: LeafletMap;
  cities: Settings['map_cities'];
  markers: string;
  onFail: () => void;
}

/** The drawn maps of the cities in view. Each is loaded when it comes into view. */
export function DrawnCities({ map, cities, markers, onFail }: DrawnCitiesProps) {
  const bounds = useBounds(map);
  const visible = cities.filter(({ west, south, east, north }) =>
    bounds.intersects([
      [south, west],
      [north, east],
    ]),
  );
  const queries = useQueries({ queries: visible.map(({ url }) => cityMapQuery(url)) });
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const hasFailed = queries.length > 0 && queries.every(({ isError }) => isError);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);

  const names = loaded.flatMap((city) => namesOf(city)(boxOf(bounds), map.getZoom()));
  const keys = names.map(({ name, at }) => `${name} ${at.lat} ${at.lng}`);
  useLabelCollisions(map, [markers, ...keys].join());
  return (
    <>
      {loaded.map((city) => (
        <DrawnCity key={city.city} map={map} city={city} />
      ))}
      {names.map((name, index) => (
        <NameMarker key={keys[index]} map={map} name={name} rank={RANK + index} />
      ))}
      {loaded[0] === undefined ? null : <Attribution text={loaded[0].attribution} />}
    </>
  );
}

function DrawnCity({ map, city }: { map: LeafletMap; city: CityMap }) {
  useEffect(() => drawCity(map, city), [map, city]);
  return null;
}

/** Returns the visible part of the map, and renders again when it changes. */
function useBounds(map: LeafletMap) {
  const [bounds, setBounds] = useState(() => map.getBounds());
  useEffect(() => {
    const update = () => startTransition(() => setBounds(map.getBounds()));
    map.on('moveend', update);
    return () => void map.off('moveend', update);
  }, [map]);
  return bounds;
}

const indexes = new WeakMap<CityMap, ReturnType<typeof cityNames>>();

/** Returns the indexed names of a city; a map component may be created many times. */
function namesOf(city: CityMap): ReturnType<typeof cityNames> {
  const index = indexes.get(city) ?? cityNames(city);
  indexes.set(city, index);
  return index;
}

/** Queries the drawn map of a city. Its URL changes with the content. */
const cityMapQuery = (url: string) =>
  queryOptions({
    queryKey: ['city-map', url],
    queryFn: async ({ signal }): Promise<CityMap> => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      // Our own server only serves such files.
      return (await response.json()) as CityMap;
    },
    staleTime: Infinity,
    // Without a map, the page shows the list only.
    meta: { silent: true },
  });

interface NameMarkerProps {
  map: LeafletMap;
  name: CityName;
  rank: number;
}

/** A name on a drawn map. Hidden from screen readers, as addresses are in the list. */
function NameMarker({ map, name: { kind, name, at, angle }, rank }: NameMarkerProps) {
  return (
    <HtmlMarker map={map} at={at} above={-1000}>
      <span
        className={classNames(styles.name, styles[kind])}
        style={{ transform: `translate(-50%, -50%) rotate(${angle}deg)` }}
        aria-hidden="true"
        data-map-label={rank}
      >
        {name}
      </span>
    </HtmlMarker>
  );
}
