import { CalendarClock, CalendarX } from 'lucide-react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useVisitorTime } from '#web/lib/use-visitor-time.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Explains why an appointment cannot be reviewed: it has not ended, or was cancelled. */
export function ReviewUnavailable({ appointment }: { appointment: Appointment }) {
  const t = useT('feedback');
  const { id, hash, doctor, doctor_service: doctorService } = appointment;
  if (appointment.status === 'cancelled') {
    return (
      <EmptyState
        icon={CalendarX}
        headingLevel={1}
        title={t('cancelled.title')}
        actions={
          <AppLink to={paths.doctor(doctor.slug, { doctorService })} className={buttonClass()}>
            {t('bookAgain')}
          </AppLink>
        }
      >
        {t('cancelled.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CalendarClock}
      headingLevel={1}
      title={t('notYet.title')}
      actions={
        <AppLink to={paths.appointment(id, hash)} className={buttonClass({ variant: 'secondary' })}>
          {t('toAppointment')}
        </AppLink>
      }
    >
      <ReviewStart appointment={appointment} />
    </EmptyState>
  );
}

/** Shows when the appointment can be reviewed: at its end, in the clinic's time zone. */
function ReviewStart({ appointment }: { appointment: Appointment }) {
  const t = useT('feedback');
  const format = useFormat();
  const { datetime, duration, timezone } = appointment;
  const today = useToday(timezone);
  const end = zonedIso(Date.parse(datetime) + duration * MINUTE_MS, timezone);
  const visitorTime = useVisitorTime(end);
  return (
    <>
      <p>{t('notYet.text', { when: format.dateTime(end, today) })}</p>
      {visitorTime === null ? null : <p>{t('clinicTime', { when: visitorTime })}</p>}
    </>
  );
}
