import { useQuery } from '@tanstack/react-query';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { listUrl } from '../context/list-url.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { countQuery } from '../extra-queries.ts';
import styles from './list-banner.module.css';

interface ListBannerProps {
  context: ListContext;
  /** The place: phones show the one below the list, which leaves their first screen to the slots. */
  place: 'above' | 'below';
}

/** Explains what a booking requires, and shows how many doctors of the list have a slot today. */
export function ListBanner({ context, place }: ListBannerProps) {
  const app = useApp();
  const t = useT('doctors');
  const todayContext = withFilters(context, { date: useToday(context.city.timezone) });
  // Only a count that was loaded with the page is shown: a later one would move the list down.
  const { data } = useQuery({ ...countQuery(app, todayContext), enabled: false });
  const count = context.filters.date === null ? (data?.count ?? 0) : 0;

  return (
    <div className={classNames(styles.banner, styles[place])}>
      <p>{t('banner.text')}</p>
      {count === 0 ? null : (
        <AppLink className={styles.today} to={listUrl(todayContext)}>
          {t('banner.today', { count })}
        </AppLink>
      )}
    </div>
  );
}
