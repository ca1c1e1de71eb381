import type { DayCount } from '#shared/contract/catalogue/doctors.ts';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { withFilters, type ListContext } from '../context/list-context.ts';
import { listUrl } from '../context/list-url.ts';
import { useDayCounts } from '../use-day-counts.ts';
import styles from './day-chips.module.css';

/**
 * The links to the doctors available today and tomorrow, for phones, where they replace the banner.
 */
export function DayChips({ context }: { context: ListContext }) {
  const t = useT('filters');
  const today = useToday(context.city.timezone);
  const countOf = useDayCounts(context);
  const chipOf = (date: PlainDate) => ({ context, date, counted: countOf(date) });
  return (
    <>
      <DayChip {...chipOf(today)} label={t('date.today')} className={styles.today} />
      <DayChip {...chipOf(addDays(today, 1))} label={t('date.tomorrow')} />
    </>
  );
}

interface DayChipProps {
  context: ListContext;
  date: PlainDate;
  counted: DayCount | undefined;
  label: string;
  className?: string | undefined;
}

/** A link to the list of a day, or from it to any day. */
function DayChip({ context, date, counted, label, className }: DayChipProps) {
  const isOn = context.filters.date === date;
  if (!isOn && !counted?.count) return null;
  return (
    <AppLink
      to={listUrl(withFilters(context, { date: isOn ? null : date }))}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className={classNames(styles.chip, className)}
    >
      {label}{' '}
      <span className={styles.count}>
        {counted?.has_more === true ? `${counted.count}+` : counted?.count}
      </span>
    </AppLink>
  );
}
