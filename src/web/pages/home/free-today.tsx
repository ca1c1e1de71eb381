import { useQuery } from '@tanstack/react-query';
import type { City, CityArea } from '#shared/contract/places.ts';
import { DoctorTile } from '#web/features/doctors/doctor-tile.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './free-today.module.css';
import { freeTodayQuery, placeOf } from './home-queries.ts';

/** A few doctors with free time today; nothing where nobody has. */
export function FreeToday({ city, area }: { city: City; area: CityArea | null }) {
  const app = useApp();
  const t = useT('home');
  const today = useToday(city.timezone);
  const { data } = useQuery(freeTodayQuery(app, placeOf(city, area), today));
  const doctors = data?.results ?? [];
  if (doctors.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby="free-today">
      <h2 id="free-today">{t('today.title')}</h2>
      <ul className={styles.row}>
        {doctors.map((doctor) => (
          <DoctorTile
            key={doctor.id}
            doctor={doctor}
            timeLabel={(time) => t('today.time', { time })}
          />
        ))}
      </ul>
    </section>
  );
}
