import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { listUrl } from '../context/list-url.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { useDayCounts } from '../use-day-counts.ts';
import styles from './list-banner.module.css';

interface ListBannerProps {
  context: ListContext;
  /** The place: phones show the one below the list, which leaves their first screen to the slots. */
  place: 'above' | 'below';
}

/** Explains what a booking requires, and shows how many doctors of the list have a slot today. */
export function ListBanner({ context, place }: ListBannerProps) {
  const t = useT('doctors');
  const today = useToday(context.city.timezone);
  const { count = 0, has_more: hasMore } = useDayCounts(context)(today) ?? {};

  return (
    <div className={classNames(styles.banner, styles[place])}>
      <p>{t('banner.text')}</p>
      {count === 0 || context.filters.date !== null ? null : (
        <AppLink className={styles.today} to={listUrl(withFilters(context, { date: today }))}>
          {hasMore === true
            ? t('banner.moreToday', { number: count })
            : t('banner.today', { count })}
        </AppLink>
      )}
    </div>
  );
}
