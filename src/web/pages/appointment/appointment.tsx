import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { shortCode } from '#shared/domain/text/short-code.ts';
import { shortPaths } from '#shared/paths.ts';
import {
  useChangeModals,
  type Change,
} from '#web/features/change-appointment/use-change-modals.tsx';
import { BranchMap } from '#web/features/map/branch-map.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { Directions } from '#web/domain/contact/directions.tsx';
import { useAppointment } from '#web/domain/appointment/use-appointment.ts';
import { useCachedAppointment } from '#web/lib/offline-cache/use-cached-appointment.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { StrictReferrer } from '#web/lib/routing/strict-referrer.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ChangeButtons } from './actions/change/change-buttons.tsx';
import { ComingQuestion } from './actions/coming-question.tsx';
import { DisplacedAppointment } from './actions/displaced/displaced-appointment.tsx';
import { NextStep } from './actions/next-step.tsx';
import { ReceptionCode } from './reception-code/reception-code.tsx';
import { AppointmentActions, DIRECTIONS_ID } from './actions/appointment-actions.tsx';
import { CalendarFeed } from './actions/calendar/calendar-feed.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { Preparation } from './preparation.tsx';
import { WhatToBring } from './what-to-bring.tsx';
import { updateOwn } from '../../domain/visitor/own-appointments.ts';
import styles from './appointment.module.css';

export { loadAppointment as loader } from '#web/domain/appointment/load-appointment.ts';

/**
 * The appointment page: time, branch, doctor, service, and how to change it. It prints on one
 * sheet.
 */
function AppointmentPage() {
  const t = useT('appointment');
  const { origin, flags } = useApp();
  const appointment = useAppointment();
  useCachedAppointment(appointment);
  // Updates what this browser stores about an appointment that was booked in it.
  useEffect(() => updateOwn(appointment), [appointment]);
  const [done, setDone] = useState<{ change: Change } | null>(null);
  const changes = useChangeModals({
    appointment,
    SlotGrid,
    onBegin: () => setDone(null),
    onDone: (change) => setDone({ change }),
  });
  const isAhead = appointment.status === 'booked';
  return (
    <Container>
      <PageHead title={t('metaTitle')} description={t('metaDescription')} noindex />
      <StrictReferrer />
      <Card padding="lg" tag="article" className={styles.sheet}>
        {done === null ? null : <ChangeDone done={done} />}
        <AppointmentTime appointment={appointment} isWarned={flags.appointmentWarning} />
        <DisplacedAppointment
          appointment={appointment}
          onChosen={() => setDone({ change: 'moved' })}
        />
        <ComingQuestion appointment={appointment} onCannot={() => changes.open('cancelled')} />
        <NextStep appointment={appointment} />
        {isAhead ? (
          <>
            <AppointmentActions appointment={appointment} />
            <CalendarFeed appointment={appointment} />
          </>
        ) : null}
        <Preparation appointment={appointment} />
        <AppointmentDetails
          appointment={appointment}
          map={
            isAhead ? (
              <>
                <Directions branch={appointment.clinic_branch} id={DIRECTIONS_ID} />
                <BranchMap
                  branches={[appointment.clinic_branch]}
                  chosen={null}
                  label={t('where')}
                  isListed={false}
                />
              </>
            ) : null
          }
        />
        {isAhead ? (
          <div className={styles.desk}>
            <WhatToBring appointment={appointment} />
            <ReceptionCode number={appointment.id} code={appointment.check_in_code} />
          </div>
        ) : null}
        <ChangeButtons appointment={appointment} onOpen={changes.open} />
        {changes.modal}
        <p className={styles.note}>
          {isAhead ? null : t('number', { number: String(appointment.id) })}
          {appointment.status === 'cancelled' ? null : (
            <span className={`${styles.line} no-print`}>{t('keepLink')}</span>
          )}
          <span className={`${styles.line} print-only`}>
            {t('paperLink', { link: shortLink(origin, appointment.hash) })}
          </span>
        </p>
      </Card>
    </Container>
  );
}

/** Returns the short link of an appointment without its scheme, to be typed from paper. */
function shortLink(origin: string, hash: string): string {
  return origin.replace(/^https?:\/\//, '') + shortPaths.appointment(shortCode(hash));
}

/** Confirms that the appointment was just changed. Every new `done` object is announced. */
function ChangeDone({ done }: { done: { change: Change } }) {
  const t = useT('appointment');
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // Runs again when the history entry of the modal is removed, as that restores the scroll
  // position.
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [done, key]);
  return (
    <div ref={element} tabIndex={-1} className={`${styles.done} no-print`}>
      <Notice tone="success" announce>
        {t(`done.${done.change}`)}
      </Notice>
    </div>
  );
}

export { AppointmentPage as Component };
