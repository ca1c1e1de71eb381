import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { weekdayOf, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { formatDay, formatTime, relativeDay } from '#shared/i18n/format-date.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { DayOfSlots } from './days-of-slots.ts';
import styles from './slot-grid.module.css';

interface SlotColumnsProps {
  days: readonly DayOfSlots[];
  /** The current day in the clinic's time zone. */
  today: PlainDate;
  /** The number of slots per day to show. */
  shown: number;
  /** True if at least one day has slots: the other days show a dash. */
  isLoaded: boolean;
  onPick: (slot: ShownSlot) => void;
}

/** The columns of the days, which can be swiped if they do not fit. */
export function SlotColumns({ days, today, shown, isLoaded, onPick }: SlotColumnsProps) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <Column
          key={day.date}
          day={day}
          today={today}
          shown={shown}
          isLoaded={isLoaded}
          onPick={onPick}
        />
      ))}
    </ul>
  );
}

function Column({
  day: { date, slots },
  today,
  shown,
  isLoaded,
  onPick,
}: Omit<SlotColumnsProps, 'days'> & { day: DayOfSlots }) {
  const t = useT('slots');
  const { language, settings } = useApp();
  const holiday = settings.holidays.find(({ day }) => day === date);
  const weekday = DATE_NAMES[language].shortWeekdays[weekdayOf(date) - 1] ?? '';
  const isSoon = date === today && slots.length > 0;
  const dayName = relativeDay(date, today, language) ?? weekday;
  const dayMonth = formatDay(date, language, 'dayMonth');
  return (
    <li className={styles.day}>
      <p className={styles.heading}>
        <span className={classNames(styles.weekday, isSoon && styles.soon)}>{dayName}</span>
        <span>{dayMonth}</span>
      </p>
      {slots.length > 0 ? (
        <ul className={styles.times} aria-label={`${dayName} ${dayMonth}`}>
          {slots.slice(0, shown).map(({ slot, minuteOfDay }) => {
            const time = formatTime(minuteOfDay);
            return (
              <li key={slot.id}>
                <button
                  type="button"
                  className={styles.slot}
                  aria-label={`${formatDay(date, language, 'weekday')}, ${time}`}
                  onClick={() => onPick(slot)}
                >
                  {time}
                </button>
              </li>
            );
          })}
        </ul>
      ) : holiday !== undefined ? (
        <p className={styles.holiday}>{holiday.name}</p>
      ) : isLoaded ? (
        <p className={styles.empty}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('dayEmpty')}</VisuallyHidden>
        </p>
      ) : null}
    </li>
  );
}
