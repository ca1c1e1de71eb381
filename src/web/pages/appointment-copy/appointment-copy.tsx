import { dateInZone, minuteOfDayInZone } from '#shared/domain/time/zoned-time.ts';
import { useAppointment } from '#web/domain/appointment/use-appointment.ts';
import { useApp } from '#web/lib/app.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ReceptionCode } from '../appointment/reception-code/reception-code.tsx';
import { AppointmentDetails } from '../appointment/appointment-details.tsx';
import { AppointmentTime } from '../appointment/appointment-time.tsx';
import { Preparation } from '../appointment/preparation.tsx';
import { WhatToBring } from '../appointment/what-to-bring.tsx';
import { StandaloneFrame } from '../offline/standalone-frame.tsx';
import styles from './appointment-copy.module.css';

export { loadAppointment as loader } from '#web/domain/appointment/load-appointment.ts';

/**
 * The offline copy of an appointment. The service worker may serve it days later, so it shows when
 * it was saved and never says "today" or "tomorrow".
 */
function AppointmentCopyPage() {
  const t = useT('appointment');
  const offline = useT('offline');
  const common = useT('common');
  const format = useFormat();
  const { renderedAt } = useApp();
  const appointment = useAppointment();
  const { datetime, timezone, can_cancel: canCancel, can_reschedule: canMove } = appointment;
  const savedOn = format.day(dateInZone(renderedAt, timezone), 'long');
  const savedAt = format.time(minuteOfDayInZone(renderedAt, timezone));
  return (
    <StandaloneFrame>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} noindex />
      <StrictReferrer />
      <div className={styles.page}>
        <Notice
          tone="warning"
          title={offline('copy.title', { when: `${savedOn}, ${savedAt}` })}
          action={
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is the page's own address
            <a href="" className={`${buttonClass({ variant: 'secondary', size: 'sm' })} no-print`}>
              {common('retry')}
            </a>
          }
        >
          {offline('copy.text')}
        </Notice>
        <Card padding="lg" tag="article" className={styles.sheet}>
          <AppointmentTime appointment={appointment} when={format.fullDateTime(datetime)} />
          <ReceptionCode number={appointment.id} code={appointment.check_in_code} />
          <Preparation appointment={appointment} />
          <AppointmentDetails appointment={appointment} map={null} />
          <WhatToBring appointment={appointment} />
          {canCancel || canMove ? (
            <section className={`${styles.change} no-print`} aria-labelledby="change-title">
              <h2 id="change-title" className={styles.title}>
                {t('change.title')}
              </h2>
              <p>{canMove ? offline('copy.canMove') : offline('copy.canCancel')}</p>
              <div className={styles.buttons}>
                {canMove ? (
                  <Button variant="secondary" disabled>
                    {t('move.open')}
                  </Button>
                ) : null}
                {canCancel ? (
                  <Button variant="secondary" disabled>
                    {t('cancel.open')}
                  </Button>
                ) : null}
              </div>
            </section>
          ) : null}
        </Card>
      </div>
    </StandaloneFrame>
  );
}

export { AppointmentCopyPage as Component };
