import type { Map as LeafletMap } from 'leaflet';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { HtmlMarker } from '../../canvas/html-marker.tsx';
import styles from './explore-canvas.module.css';

/** The label rank of cities, after branches and stations. */
const RANK = 10_000;

/** The name of a city, for maps without tiles. */
export function CityMarker({ map, city }: { map: LeafletMap; city: City }) {
  return (
    <HtmlMarker map={map} at={city.location}>
      <span className={styles.city} aria-hidden="true" data-map-label={RANK}>
        {city.name}
      </span>
    </HtmlMarker>
  );
}

/** The marker of the visitor's position. */
export function VisitorMarker({ map, at }: { map: LeafletMap; at: Coordinates }) {
  const t = useT('map');
  return (
    <HtmlMarker map={map} at={at} above={1500}>
      <span className={styles.visitor} role="img" aria-label={t('you')} data-map-label={-1} />
    </HtmlMarker>
  );
}
