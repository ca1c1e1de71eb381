import { useQuery } from '@tanstack/react-query';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AvailableDoctor } from './available-doctor.tsx';
import styles from './available-today.module.css';
import { availableTodayQuery, placeOf } from '../home-queries.ts';
import { TilePlaceholders } from '../specialties/tile-placeholders.tsx';

/** A few doctors with slots today, if there are any. */
export function AvailableToday({ city, area }: { city: City; area: CityArea | null }) {
  const app = useApp();
  const t = useT('home');
  const today = useToday(city.timezone);
  const { data, isPlaceholderData } = useQuery(
    availableTodayQuery(app, placeOf(city, area), today),
  );
  const doctors = data?.results ?? [];
  if (doctors.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby="free-today">
      <h2 id="free-today">{t('today.title')}</h2>
      {isPlaceholderData ? (
        <TilePlaceholders count={doctors.length} className={styles.row} />
      ) : (
        <ul className={styles.row}>
          {doctors.map((doctor) => (
            <AvailableDoctor key={doctor.id} doctor={doctor} />
          ))}
        </ul>
      )}
    </section>
  );
}
