import type { OpeningHours } from '#shared/contract/catalogue/clinics.ts';
import { openStateAt } from '#shared/domain/time/opening-hours.ts';
import { addDays, weekdayOf } from '#shared/domain/time/plain-date.ts';
import type { TimeZone, WallClock } from '#shared/domain/time/zoned-time.ts';
import { onWeekday, relativeDay } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useApp } from '#web/lib/app.ts';
import { useWallClock } from '#web/lib/clock.ts';
import type { Translator } from '#web/lib/i18n/translator.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './hours.module.css';

export interface OpenStateProps {
  hours: readonly OpeningHours[];
  /** The branch's time zone. */
  timeZone: TimeZone;
}

/** Shows whether a branch is open now, and when it closes or opens. */
export function OpenState({ hours, timeZone }: OpenStateProps) {
  const t = useT('clinic');
  const { language } = useApp();
  const now = useWallClock(timeZone);
  const state = openStateAt(hours, {
    weekday: weekdayOf(now.date),
    minuteOfDay: now.minuteOfDay,
  });
  if (state === null) return null;
  if (!state.isOpen) return <span>{closedText(state, now, language, t)}</span>;
  return (
    <span className={styles.open}>
      {state.closes === null ? t('hours.always') : t('hours.open', { time: state.closes })}
    </span>
  );
}

function closedText(
  { opens, weekday, daysAhead }: { opens: string; weekday: number; daysAhead: number },
  { date }: WallClock,
  language: Language,
  t: Translator<'clinic'>,
): string {
  if (daysAhead === 0) return t('hours.opensAt', { time: opens });
  const day = relativeDay(addDays(date, daysAhead), date, language) ?? onWeekday(weekday, language);
  return t('hours.opensOn', { day, time: opens });
}
