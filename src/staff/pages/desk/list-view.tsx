import { CalendarOff } from 'lucide-react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { nextAttendances } from '#shared/domain/desk/attendance.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '../../lib/staff-app.ts';
import type { DayModel } from './model/day-model.ts';
import type { DeskActions } from './model/use-desk-actions.ts';
import { observed, STATE_ICONS, stateOf } from './model/visit-look.ts';
import styles from './desk.module.css';

interface ListViewProps {
  day: DayModel;
  now: number;
  openId: number | null;
  actions: DeskActions;
  onOpen: (id: number) => void;
}

/** The visits of the day by time, with the next step of each: the equal of the grid without a grid. */
export function ListView({ day, now, openId, actions, onOpen }: ListViewProps) {
  const t = useText('desk');
  const rows = day.columns
    .flatMap(({ doctor, visits }) => visits.map((visit) => ({ doctor, visit })))
    .toSorted((a, b) => a.visit.from - b.visit.from);
  if (rows.length === 0) return <EmptyState icon={CalendarOff} title={t('noVisits')} />;
  return (
    <table className={styles.list}>
      <caption>{t('list')}</caption>
      <thead>
        <tr>
          {(['time', 'patient', 'doctor', 'state', 'next'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ doctor, visit }) => {
          const state = stateOf(visit, now);
          const [next] = nextAttendances(observed(visit), now);
          return (
            <tr key={visit.id} data-open={visit.id === openId || undefined}>
              <td>{formatTime(visit.from)}</td>
              <th scope="row">
                <button type="button" className={styles.link} onClick={() => onOpen(visit.id)}>
                  {visit.name}
                </button>
                {visit.is_extra ? <small> ({t('extra')})</small> : null}
              </th>
              <td>{doctor.name}</td>
              <td>
                <span className={styles.state} data-state={state}>
                  <Icon of={STATE_ICONS[state]} size={16} />
                  {t(`states.${state}`)}
                </span>
              </td>
              <td>
                {next === undefined ? null : (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`${t(`steps.${next}`)}: ${visit.name}`}
                    onClick={() => void actions.setAttendance(visit, next)}
                  >
                    {t(`steps.${next}`)}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
