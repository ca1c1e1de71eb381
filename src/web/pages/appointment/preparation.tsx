import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './what-to-bring.module.css';

/** The steps of the preparation for the appointment; nothing for a service that needs no preparation. */
export function Preparation({ appointment: { preparation } }: { appointment: Appointment }) {
  const t = useT('appointment');
  if (preparation.length === 0) return null;
  return (
    <section aria-labelledby="prepare-title">
      <h2 id="prepare-title" className={styles.title}>
        {t('prepare.title')}
      </h2>
      <ul className={styles.things}>
        {preparation.map(({ kind, text }) => (
          <li key={kind} className={styles.step}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
