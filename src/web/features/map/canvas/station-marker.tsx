import type { Map as LeafletMap } from 'leaflet';
import type { PlacedStation } from '../placed-stations.ts';
import { HtmlMarker } from './html-marker.tsx';
import styles from './map-canvas.module.css';

interface StationMarkerProps {
  map: LeafletMap;
  station: PlacedStation;
  /** The label rank, after all branches. */
  rank: number;
}

/** The marker of a metro station with its lines. Hidden from screen readers, as the list has it. */
export function StationMarker({ map, station, rank }: StationMarkerProps) {
  return (
    <HtmlMarker map={map} at={station.location}>
      <span className={styles.station} aria-hidden="true" data-map-label={rank}>
        <span className={styles.lines}>
          {station.itineraries.map(({ short_name, icon_abs_url }) => (
            <img key={short_name} src={icon_abs_url} alt="" width={18} height={18} />
          ))}
        </span>
        <span className={styles.stationName}>{station.name}</span>
      </span>
    </HtmlMarker>
  );
}
