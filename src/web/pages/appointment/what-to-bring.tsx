import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './what-to-bring.module.css';

/** The documents that a patient needs at reception, without those that the preparation names. */
export function WhatToBring({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const { insurance, preparation } = appointment;
  const isNamed = (kind: 'documents' | 'earlier_results') =>
    preparation.some((step) => step.kind === kind);
  const needsDocuments = !isNamed('documents');
  const needsResults = !isNamed('earlier_results');
  if (!needsDocuments && !needsResults) return null;
  return (
    <section aria-labelledby="bring-title">
      <h2 id="bring-title" className={styles.title}>
        {t('bring.title')}
      </h2>
      <ul className={styles.things}>
        {needsDocuments ? <li>{t('bring.document')}</li> : null}
        {needsDocuments && insurance !== null ? <li>{t('bring.insurance')}</li> : null}
        {needsResults ? <li>{t('bring.results')}</li> : null}
      </ul>
    </section>
  );
}
