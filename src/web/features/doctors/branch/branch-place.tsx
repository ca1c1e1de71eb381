import { MapPin } from 'lucide-react';
import type { ClinicBranch, Station } from '#shared/contract/catalogue/places.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './branch-place.module.css';

/** Stations named on a card; the profile has them all. */
const SHOWN_STATIONS = 2;

/** The address, how far it is, and the metro stations near it. */
export function BranchPlace({ branch }: { branch: ClinicBranch }) {
  const t = useT('doctors');
  const format = useFormat();
  return (
    <div className={styles.place}>
      <p className={styles.address}>
        <Icon of={MapPin} size={16} />
        <span>
          {branch.address}
          {branch.distance === null ? null : (
            <> · {t('card.fromYou', { distance: format.distance(branch.distance) })}</>
          )}
        </span>
      </p>
      {branch.closest_stations.length === 0 ? null : (
        <ul className={styles.stations}>
          {branch.closest_stations.slice(0, SHOWN_STATIONS).map((station) => (
            <NearbyStation key={station.name} station={station} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NearbyStation({ station }: { station: Station }) {
  const format = useFormat();
  return (
    <li className={styles.station}>
      {station.itineraries.map(({ short_name, icon_abs_url }) => (
        <img
          key={short_name}
          src={icon_abs_url}
          alt={short_name}
          width={16}
          height={16}
          loading="lazy"
        />
      ))}
      {station.name}, {format.distance(station.distance)}
    </li>
  );
}
