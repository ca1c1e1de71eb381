import { CalendarOff } from 'lucide-react';
import type { DeskBranch, DeskDoctor } from '#shared/contract/desk/day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { firstWeekday, formatDay } from '#shared/i18n/format-date.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { isChosen, isFiltering, type DoctorFilter } from '../filter/doctor-filter.ts';
import { weekOf } from './span-dates.ts';
import { SpanDay } from './span-day.tsx';
import { useSpan } from './use-span.ts';
import styles from './span.module.css';

interface WeekViewProps {
  branch: DeskBranch;
  date: PlainDate;
  today: PlainDate;
  doctors: readonly DeskDoctor[];
  filter: DoctorFilter;
  onDay: (date: PlainDate, schedule: number) => void;
  /** Shows the week of a schedule. */
  onDoctor: (schedule: number | null) => void;
}

/** The week of a branch with a row for each doctor, whose name leads to the doctor's week. */
export function WeekView({ branch, date, today, doctors, filter, onDay, onDoctor }: WeekViewProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const dates = weekOf(date, firstWeekday(language));
  const { query, dayOf } = useSpan({ branch: branch.id, from: dates[0] ?? date, days: 7 });
  const shown = doctors.filter(
    (doctor) =>
      (!isFiltering(filter) || isChosen(filter, doctor)) &&
      dates.some((day) => dayOf(doctor.schedule_id, day) !== undefined),
  );
  return (
    <QueryView query={query}>
      {() =>
        shown.length === 0 ? (
          <EmptyState icon={CalendarOff} title={t('span.empty')} />
        ) : (
          <div className={styles.scroller}>
            <table className={styles.table} aria-label={t('span.week')}>
              <thead>
                <tr>
                  <th scope="col">{t('columns.doctor')}</th>
                  {dates.map((day) => (
                    <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                      {formatDay(day, language, 'short')}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((doctor) => (
                  <tr key={doctor.schedule_id}>
                    <th scope="row">
                      <button
                        type="button"
                        className={styles.doctor}
                        onClick={() => onDoctor(doctor.schedule_id)}
                      >
                        {doctor.name}
                      </button>
                      <small>{doctor.specialty}</small>
                    </th>
                    {dates.map((day) => (
                      <td key={day}>
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
        )
      }
    </QueryView>
  );
}
