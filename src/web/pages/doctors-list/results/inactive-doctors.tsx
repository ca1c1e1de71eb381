import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import { DoctorPages } from './doctor-pages.tsx';
import styles from './inactive-doctors.module.css';
import type { CardTimes } from './listed-card.tsx';

const NO_TIMES: CardTimes = () => null;

/** The doctors who take no bookings at present, for visitors who look for one by name. */
export function InactiveDoctors({ query }: { query: DoctorsListQuery }) {
  const app = useApp();
  const t = useT('doctors');
  // They take no bookings on any day, so the date filter does not apply.
  const { slot_date: _day, ...anyDay } = query;
  const list = useInfiniteQuery(doctorsQuery(app, { ...anyDay, is_active: false }));
  if (list.data === undefined || list.data.pages[0]?.count === 0) return null;

  return (
    <section className={styles.section}>
      <h2>{t('list.inactive')}</h2>
      <DoctorPages
        list={{ ...list, data: list.data }}
        query={anyDay}
        label={t('list.inactive')}
        times={NO_TIMES}
      />
    </section>
  );
}
