import { groupOpeningHours, type SameHours } from '#shared/domain/time/opening-hours.ts';
import { weekdayOf } from '#shared/domain/time/plain-date.ts';
import { calendarWeekdays } from '#shared/i18n/format-date.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { OpenState, type OpenStateProps } from './open-state.tsx';
import styles from './hours.module.css';

interface BranchHoursProps extends OpenStateProps {
  /** True if the week is expanded initially. */
  isOpen: boolean;
}

/** Shows whether a branch is open now, and its opening hours when expanded. */
export function BranchHours({ hours, timeZone, isOpen }: BranchHoursProps) {
  const t = useT('clinic');
  if (hours.length === 0) return null;
  return (
    <SmallDisclosure
      defaultOpen={isOpen}
      summary={
        <>
          <VisuallyHidden>{t('hours.title')}: </VisuallyHidden>
          <OpenState hours={hours} timeZone={timeZone} />
        </>
      }
    >
      <HoursOfWeek hours={hours} timeZone={timeZone} />
    </SmallDisclosure>
  );
}

/** The opening hours of a week, as `Mon–Fri 09:00–18:00`, with today highlighted. */
function HoursOfWeek({ hours, timeZone }: OpenStateProps) {
  const t = useT('clinic');
  const { language } = useApp();
  const today = weekdayOf(useToday(timeZone));
  const names = new Map(calendarWeekdays(language).map(({ weekday, short }) => [weekday, short]));
  const days = ({ from, to }: SameHours) =>
    from === to ? names.get(from) : `${names.get(from)}–${names.get(to)}`;

  return (
    <dl className={styles.week}>
      {groupOpeningHours(hours).map((group) => (
        <div
          key={group.from}
          className={group.from <= today && today <= group.to ? styles.today : undefined}
        >
          <dt>{days(group)}</dt>
          <dd>
            {group.hours.length === 0
              ? t('hours.dayOff')
              : group.hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
