import type { Map as LeafletMap } from 'leaflet';
import { classNames } from '#web/ui/class-names.ts';
import { HtmlMarker } from '../canvas/html-marker.tsx';
import type { CityName } from './city-names.ts';
import styles from './ground.module.css';

interface NameMarkerProps {
  map: LeafletMap;
  name: CityName;
  rank: number;
}

/** A name on a drawn map. Hidden from screen readers, as addresses are in the list. */
export function NameMarker({ map, name: { kind, name, at, angle }, rank }: NameMarkerProps) {
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
