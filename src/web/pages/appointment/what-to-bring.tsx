import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './what-to-bring.module.css';

/** The documents that a patient needs at reception. */
export function WhatToBring({ isInsured }: { isInsured: boolean }) {
  const t = useT('appointment');
  return (
    <section aria-labelledby="bring-title">
      <h2 id="bring-title" className={styles.title}>
        {t('bring.title')}
      </h2>
      <ul className={styles.things}>
        <li>{t('bring.document')}</li>
        {isInsured ? <li>{t('bring.insurance')}</li> : null}
        <li>{t('bring.results')}</li>
      </ul>
    </section>
  );
}
