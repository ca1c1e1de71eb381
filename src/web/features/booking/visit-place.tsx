import type { ClinicBranch, Station } from '#shared/contract/catalogue/places.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import styles from './visit-place.module.css';

interface VisitPlaceProps {
  branch: ClinicBranch;
  /** The name stands elsewhere. */
  isNamed?: boolean;
}

/** Where a visit takes place: the clinic branch, its address, the stations near it. */
export function VisitPlace({ branch, isNamed = false }: VisitPlaceProps) {
  return (
    <div className={styles.place}>
      {isNamed ? null : <p className={styles.name}>{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.closest_stations.length > 0 ? (
        <ul className={styles.stations}>
          {branch.closest_stations.map((station) => (
            <NearStation key={station.name} station={station} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NearStation({ station }: { station: Station }) {
  const format = useFormat();
  return (
    <li className={styles.station}>
      {station.itineraries.map(({ short_name, icon_abs_url }) => (
        <img key={short_name} src={icon_abs_url} alt={short_name} width={16} height={16} />
      ))}
      <span>
        {station.name}, {format.distance(station.distance)}
      </span>
    </li>
  );
}
