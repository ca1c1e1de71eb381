import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorQuery } from '#web/lib/query/queries.ts';
import { SlowNote } from '#web/lib/slow-note.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './change-modal.module.css';
import type { TimePicker } from './modal-props.ts';
import type { TimeRefusal } from './move-step.ts';
import { When } from './when.tsx';

interface NewTimesProps {
  appointment: Appointment;
  /** What was wrong with the time chosen before. */
  refusal: TimeRefusal | null;
  SlotGrid: TimePicker;
  onPick: (slot: Slot) => void;
}

/** The free times of the service that was booked, under the time that is kept until the last word. */
export function NewTimes({ appointment, refusal, SlotGrid, onPick }: NewTimesProps) {
  const t = useT('appointment');
  const { datetime, timezone } = appointment;
  return (
    <>
      {refusal === null ? null : (
        <Notice tone="warning" announce>
          {t(`move.refused.${refusal}`)}
        </Notice>
      )}
      <div className={styles.kept}>
        <p>{t('move.from')}</p>
        <When iso={datetime} timeZone={timezone} />
      </div>
      <Times appointment={appointment} SlotGrid={SlotGrid} onPick={onPick} />
    </>
  );
}

function Times({ appointment, SlotGrid, onPick }: Omit<NewTimesProps, 'refusal'>) {
  const t = useT('appointment');
  const app = useApp();
  const query = useQuery({
    ...doctorQuery(app, appointment.doctor.slug),
    meta: { silent: true },
  });
  const doctor = query.data;
  const service = doctor?.services.find(({ id }) => id === appointment.doctor_service);
  if (doctor !== undefined && service !== undefined) {
    return (
      <SlotGrid
        doctorId={doctor.id}
        doctorService={service}
        hasSlots={doctor.has_slots}
        timeZone={appointment.timezone}
        onPick={onPick}
      />
    );
  }
  if (query.isPending) {
    return (
      <>
        <SkeletonGroup label={t('move.title')}>
          <Skeleton shape="block" className={styles.skeletonTimes} />
        </SkeletonGroup>
        <SlowNote />
      </>
    );
  }
  return (
    <RetryNotice label={t('change.retry')} size="sm" onRetry={() => void query.refetch()}>
      {t('move.timesFailed')}
    </RetryNotice>
  );
}
