import type { Station } from '#shared/contract/catalogue/places.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './stations.module.css';

interface StationsProps {
  stations: readonly Station[];
  className?: string | undefined;
  /** On phones, shows only the distance of the nearest station, beside the sign of its line. */
  isShort?: boolean;
}

/** The metro stations near a branch, with their lines and distances. */
export function Stations({ stations, className, isShort = false }: StationsProps) {
  const format = useFormat();
  if (stations.length === 0) return null;
  return (
    <ul className={classNames(styles.stations, isShort && styles.short, className)}>
      {stations.map(({ name, distance, itineraries }) => (
        <li key={name} className={styles.station}>
          {itineraries.map(({ short_name, icon_abs_url }) => (
            <img
              key={short_name}
              src={icon_abs_url}
              alt={short_name}
              width={16}
              height={16}
              loading="lazy"
            />
          ))}
          <span>
            <span className={styles.name}>{name}, </span>
            {format.distance(distance)}
          </span>
        </li>
      ))}
    </ul>
  );
}
