import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorQuery } from '#web/lib/query/queries.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import styles from './change-modal.module.css';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import type { SlotError } from './reschedule-step.ts';
import { AppointmentTime } from './appointment-time.tsx';

interface RescheduleSlotsProps {
  appointment: Appointment;
  /** The error of the slot picked before. */
  error: SlotError | null;
  SlotGrid: SlotPicker;
  onPick: (slot: ShownSlot) => void;
}

/** The current time of the appointment and the slots of its service. */
export function RescheduleSlots({ appointment, error, SlotGrid, onPick }: RescheduleSlotsProps) {
  const t = useT('appointment');
  const { datetime, timezone } = appointment;
  return (
    <>
      {error === null ? null : (
        <Notice tone="warning" announce>
          {t(`move.refused.${error}`)}
        </Notice>
      )}
      <div className={styles.kept}>
        <p>{t('move.from')}</p>
        <AppointmentTime iso={datetime} timeZone={timezone} />
      </div>
      <ServiceSlots appointment={appointment} SlotGrid={SlotGrid} onPick={onPick} />
    </>
  );
}

function ServiceSlots({ appointment, SlotGrid, onPick }: Omit<RescheduleSlotsProps, 'error'>) {
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
        <SlowHint />
      </>
    );
  }
  return (
    <RetryNotice label={t('change.retry')} size="sm" onRetry={() => void query.refetch()}>
      {t('move.timesFailed')}
    </RetryNotice>
  );
}
