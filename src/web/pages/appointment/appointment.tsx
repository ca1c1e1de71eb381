import { useSuspenseQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import type { Appointment } from '#shared/contract/appointments.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/page-head.tsx';
import { appointmentQuery } from '#web/lib/queries.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { appointmentParams } from './appointment-params.ts';
import styles from './appointment.module.css';
import { VisitFacts } from './visit-facts.tsx';
import { VisitTime } from './visit-time.tsx';
import { WhatToBring } from './what-to-bring.tsx';

export { loadAppointment as loader } from './load-appointment.ts';

export function Component() {
  const named = appointmentParams(useParams()['id'], useSearchParams()[0]);
  // The loader lets no other address come here.
  return named === null ? null : <LoadedAppointment id={named.id} hash={named.hash} />;
}

function LoadedAppointment({ id, hash }: { id: number; hash: string }) {
  const { data: appointment } = useSuspenseQuery(appointmentQuery(useApp(), id, hash));
  return <AppointmentPage appointment={appointment} />;
}

/** All of a visit on one sheet of paper: when, where, with whom, what for. */
function AppointmentPage({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const { settings } = useApp();
  const isAhead = appointment.status === 'booked';
  return (
    <Container>
      <PageHead title={t('metaTitle')} noindex />
      <Card padding="lg" tag="article" className={styles.sheet}>
        <VisitTime appointment={appointment} />
        <VisitFacts appointment={appointment} />
        {isAhead ? <WhatToBring isInsured={appointment.insurance !== null} /> : null}
        <p className={styles.note}>
          {t('number', { number: String(appointment.id) })}
          {'. '}
          <span className="no-print">{t('keepLink')}</span>
          <span className="print-only">
            {settings.brand_name}, {settings.link.replace(/^https?:\/\//, '')}
          </span>
        </p>
        <div className={`${styles.actions} no-print`}>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon of={Printer} size={18} />
            {t('print')}
          </Button>
          <AppLink
            to={paths.doctor(appointment.doctor.slug)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('doctorLink')}
          </AppLink>
        </div>
      </Card>
    </Container>
  );
}
