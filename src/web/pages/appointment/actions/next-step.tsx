import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './next-step.module.css';

/** The actions after an appointment: review it, book another one. */
export function NextStep({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const { id, hash, status, doctor, doctor_service: doctorService } = appointment;
  if (status === 'booked') {
    return appointment.can_cancel ? null : <Notice>{t('started')}</Notice>;
  }
  const { can_leave_feedback: canRate, feedback } = appointment;
  return (
    <div className={`${styles.step} no-print`}>
      {canRate ? <p>{t('rate.text')}</p> : null}
      {feedback === null ? null : <p>{t('rate.done')}</p>}
      <div className={styles.buttons}>
        {canRate ? (
          <AppLink to={paths.feedback(id, hash)} className={buttonClass()}>
            {t('rate.open')}
          </AppLink>
        ) : null}
        {feedback === null ? null : (
          <AppLink to={paths.feedback(id, hash)} className={buttonClass({ variant: 'secondary' })}>
            {t('rate.see')}
          </AppLink>
        )}
        <AppLink
          to={paths.doctor(doctor.slug, { doctorService })}
          className={buttonClass({ variant: canRate ? 'secondary' : 'primary' })}
        >
          {t('bookAgain')}
        </AppLink>
      </div>
    </div>
  );
}
