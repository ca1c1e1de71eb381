import { useState } from 'react';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { isFollowUpNext } from '#shared/domain/desk/next-kind.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { Drawer } from '../drawer/drawer.tsx';
import { useTyped, type FormHolder } from '../model/typed-form.ts';
import { FollowUpTimes } from './follow-up-times.tsx';
import { SeriesForm } from './series/series-form.tsx';
import { useSeries } from './series/use-series.ts';
import styles from './times.module.css';

interface FollowUpDrawerProps {
  appointment: DeskAppointment;
  today: PlainDate;
  typed: FormHolder;
  onChoose: (time: FreeTime, booked: { patient: KnownPatient; isFollowUp: boolean }) => void;
  onBooked: (appointment: DeskAppointment) => void;
  onClose: () => void;
}

/**
 * Offers the next appointment, or a series of them, with the same doctor and service: as follow-ups where there are some;
 * instead of an appointment that did not take place, of its kind.
 */
export function FollowUpDrawer({ appointment, typed, onClose, ...props }: FollowUpDrawerProps) {
  const t = useText('desk');
  const before = useTyped(typed);
  const resumed =
    before?.kind === 'series' && before.draft.appointment === appointment.id ? before.draft : null;
  const [isSeries, setIsSeries] = useState(resumed !== null);
  const series = useSeries(resumed);
  const isAgain = appointment.cancelled_by !== null;
  const isFollowUp = isFollowUpNext({
    isFollowUp: appointment.is_follow_up,
    isCancelled: isAgain,
    attendance: appointment.attendance,
  });
  function choose(value: string) {
    // The times of one appointment have nothing that is typed.
    if (value === 'one') typed.note(null);
    setIsSeries(value === 'many');
  }

  return (
    <Drawer
      title={t(isAgain ? 'followUp.again' : 'followUp.title', { name: appointment.name })}
      takesFocus={resumed === null}
      onClose={onClose}
    >
      {series.hasBegun ? null : (
        <div className={styles.conditions}>
          <RadioGroup
            isChips
            name="series"
            label={t('series.label')}
            value={isSeries ? 'many' : 'one'}
            options={[
              { value: 'one', label: t('series.one') },
              { value: 'many', label: t('series.many') },
            ]}
            onChange={choose}
          />
        </div>
      )}
      {isSeries ? (
        <SeriesForm
          appointment={appointment}
          series={series}
          resumed={resumed}
          typed={typed}
          isFollowUp={isFollowUp}
          today={props.today}
        />
      ) : (
        <FollowUpTimes {...props} appointment={appointment} isFollowUp={isFollowUp} />
      )}
    </Drawer>
  );
}
