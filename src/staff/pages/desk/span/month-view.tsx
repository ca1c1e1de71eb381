import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { calendarWeekdays, firstWeekday, formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { DoctorChoice } from './doctor-choice.tsx';
import { isSameMonth, weeksOfMonth } from './span-dates.ts';
import { SpanDay } from './span-day.tsx';
import { useSpan } from './use-span.ts';
import styles from './span.module.css';

interface MonthViewProps {
  branch: DeskBranch;
  date: PlainDate;
  today: PlainDate;
  doctors: readonly DeskDoctor[];
  doctor: DeskDoctor;
  onDay: (date: PlainDate, schedule: number) => void;
  /** Shows the month of another schedule. */
  onDoctor: (schedule: number | null) => void;
}

/** The month of one doctor as a calendar. */
export function MonthView(props: MonthViewProps) {
  const { branch, date, today, doctors, doctor, onDay, onDoctor } = props;
  const t = useText('desk');
  const { language } = useStaffApp();
  const weeks = weeksOfMonth(date, firstWeekday(language));
  const { query, dayOf } = useSpan({
    branch: branch.id,
    from: weeks[0]?.[0] ?? date,
    days: 7 * weeks.length,
    doctor: doctor.doctor_id,
  });
  return (
    <>
      <div className={styles.choice}>
        <DoctorChoice
          doctors={doctors}
          schedule={doctor.schedule_id}
          hasAll={false}
          onChoose={onDoctor}
        />
        <strong>{formatDay(date, language, 'month')}</strong>
      </div>
      <QueryView query={query}>
        {() => (
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={t('span.month', { name: doctor.name })}>
              <thead>
                <tr>
                  {calendarWeekdays(language).map(({ weekday, short, long }) => (
                    <th key={weekday} scope="col" abbr={long}>
                      {short}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]}>
                    {week.map((day) => (
                      <td key={day} data-other={!isSameMonth(day, date) || undefined}>
                        <span
                          className={styles.date}
                          aria-current={day === today ? 'date' : undefined}
                        >
                          {Number(day.slice(8))}
                        </span>
                        <SpanDay
                          date={day}
                          isPast={day < today}
                          doctor={doctor}
                          day={dayOf(doctor.schedule_id, day)}
                          onDay={onDay}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </>
  );
}
