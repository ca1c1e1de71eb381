import { useQuery } from '@tanstack/react-query';
import type { CancelledVisit } from '#shared/contract/desk/visit.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { usePermission, useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import type { DayModel } from '../model/day/day-model.ts';
import { Drawer } from './drawer.tsx';
import desk from '../desk.module.css';
import styles from './drawer.module.css';

interface CancelledDrawerProps {
  branch: number;
  date: string;
  day: DayModel;
  /** The schedule whose visits are shown; null for all of the branch. */
  schedule: number | null;
  onOpen: (id: number) => void;
  onRebook: (visit: CancelledVisit) => void;
  onClose: () => void;
}

/** The cancelled visits of a doctor on the day: who, when, why and by whom; books them again. */
export function CancelledDrawer({ branch, date, day, schedule, ...on }: CancelledDrawerProps) {
  const t = useText('desk');
  const { api } = useStaffApp();
  const columns = day.columns.filter((each) => schedule === null || each.schedule_id === schedule);
  const cancelled = columns.flatMap((column) => column.cancelled);
  const query = useQuery({
    queryKey: ['desk', 'cancelled', branch, date, schedule, cancelled.map(({ id }) => id)],
    queryFn: () =>
      api.cancelledVisits({
        id: branch,
        day: date,
        ...(schedule === null ? {} : { schedule }),
      }),
  });
  const [only] = columns;
  const doctors = new Map(columns.map((column) => [column.schedule_id, column.doctor.name]));
  const count = t('cancelledCount', { count: cancelled.length });
  return (
    <Drawer
      title={schedule === null || only === undefined ? count : `${only.doctor.name}: ${count}`}
      onClose={on.onClose}
    >
      <QueryView query={query}>
        {(visits) => (
          <ul className={styles.entries}>
            {visits.map((visit) => (
              <Entry
                key={visit.id}
                visit={visit}
                doctor={schedule === null ? (doctors.get(visit.schedule_id) ?? '') : ''}
                {...on}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Drawer>
  );
}

interface EntryProps extends Pick<CancelledDrawerProps, 'onOpen' | 'onRebook'> {
  visit: CancelledVisit;
  /** The name of the doctor; empty where the title has it. */
  doctor: string;
}

function Entry({ visit, doctor, onOpen, onRebook }: EntryProps) {
  const t = useText('desk');
  const format = useFormat();
  const can = usePermission();
  const by = visit.cancelled_by === null ? '' : t(`cancelledBy.${visit.cancelled_by}`);
  const at = visit.cancelled_at === null ? '' : format.dateTime(visit.cancelled_at);
  const facts = [doctor, [by, visit.actor, at].filter((text) => text !== '').join(' · ')];
  return (
    <li>
      <button type="button" className={desk.link} onClick={() => onOpen(visit.id)}>
        {format.time(visit.starts_at)} {visit.name}
      </button>
      {[...facts, visit.reason]
        .filter((text) => text !== '')
        .map((text) => (
          <span key={text}>{text}</span>
        ))}
      {can('visits.edit') ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${t('actions.rebook')}: ${visit.name}`}
          onClick={() => onRebook(visit)}
        >
          {t('actions.rebook')}
        </Button>
      ) : null}
    </li>
  );
}
