import { useQuery } from '@tanstack/react-query';
import { doctorFiltersToQuery } from '#shared/domain/doctor-filters.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { ListSubject } from '../subject/list-subject.ts';
import { freeOnDayQuery } from './around-queries.ts';
import styles from './list-banner.module.css';

/** What booking takes, and how many doctors of the list have a free time today. */
export function ListBanner({ subject }: { subject: ListSubject }) {
  const app = useApp();
  const t = useT('doctors');
  const { city, service, filters } = subject;
  const today = useToday(city.timezone);
  // It came with the page or is left out: a line that comes later would push the list down.
  const { data } = useQuery({ ...freeOnDayQuery(app, subject, today), enabled: false });
  const count = filters.date === null ? (data?.count ?? 0) : 0;
  const search = doctorFiltersToQuery({ ...filters, date: today }).toString();

  return (
    <div className={styles.banner}>
      <p>{t('banner.text')}</p>
      {count === 0 ? null : (
        <AppLink className={styles.today} to={paths.doctors(city.slug, service.slug, `?${search}`)}>
          {t('banner.today', { count })}
        </AppLink>
      )}
    </div>
  );
}
