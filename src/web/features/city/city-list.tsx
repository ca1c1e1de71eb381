import type { City } from '#shared/contract/catalogue/places.ts';
import { useCities } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './city-list.module.css';

interface CityListProps {
  /** The chosen city, if any. */
  current?: City;
  onChoose: (city: City) => void;
}

/** The cities with their numbers of doctors, as buttons. */
export function CityList({ current, onChoose }: CityListProps) {
  const t = useT('common');
  return (
    <ul className={styles.cities}>
      {useCities().map((city) => (
        <li key={city.id}>
          <button
            type="button"
            className={styles.city}
            aria-current={city.id === current?.id ? 'true' : undefined}
            onClick={() => onChoose(city)}
          >
            <span className={styles.name}>{city.name}</span>
            <span className={styles.count}>{t('city.doctors', { count: city.doctors_count })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
