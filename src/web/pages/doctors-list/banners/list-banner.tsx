import { useQuery } from '@tanstack/react-query';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { listUrl } from '../context/list-url.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { countQuery } from '../extra-queries.ts';
import styles from './list-banner.module.css';

/** Says what booking requires, and how many doctors of the list have a slot today. */
export function ListBanner({ context }: { context: ListContext }) {
  const app = useApp();
  const t = useT('doctors');
  const onToday = withFilters(context, { date: useToday(context.city.timezone) });
  // Rendered with the page or not at all: a late line would push the list down.
  const { data } = useQuery({ ...countQuery(app, onToday), enabled: false });
  const count = context.filters.date === null ? (data?.count ?? 0) : 0;

  return (
    <div className={styles.banner}>
      <p>{t('banner.text')}</p>
      {count === 0 ? null : (
        <AppLink className={styles.today} to={listUrl(onToday)}>
          {t('banner.today', { count })}
        </AppLink>
      )}
    </div>
  );
}
