import { useQuery } from '@tanstack/react-query';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { listUrl } from '../context/list-url.ts';
import { countQuery } from '../extra-queries.ts';
import styles from './day-chips.module.css';

/**
 * The links to the doctors available today and tomorrow, for phones, where they replace the banner.
 */
export function DayChips({ context }: { context: ListContext }) {
  const t = useT('filters');
  const today = useToday(context.city.timezone);
  return (
    <>
      <DayChip context={context} date={today} label={t('date.today')} className={styles.today} />
      <DayChip context={context} date={addDays(today, 1)} label={t('date.tomorrow')} />
    </>
  );
}

interface DayChipProps {
  context: ListContext;
  date: PlainDate;
  label: string;
  className?: string | undefined;
}

/** A link to the list of a day, or from it to any day. */
function DayChip({ context, date, label, className }: DayChipProps) {
  const app = useApp();
  const ofDay = withFilters(context, { date });
  // Only a count that was loaded with the page is shown: a later one would move the chips.
  const { data } = useQuery({ ...countQuery(app, ofDay), enabled: false });
  const isOn = context.filters.date === date;
  if (!isOn && !data?.count) return null;
  return (
    <AppLink
      to={listUrl(isOn ? withFilters(context, { date: null }) : ofDay)}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={classNames(styles.chip, className)}
    >
      {label} <span className={styles.count}>{data?.count}</span>
    </AppLink>
  );
}
