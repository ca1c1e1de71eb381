import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './how-it-works.module.css';

/** The steps from the search for a doctor to the appointment in this country. */
export function HowItWorks() {
  const { flags } = useApp();
  const t = useT('home');
  const steps = [
    { title: t('steps.choose.title'), text: t('steps.choose.text') },
    {
      title: t('steps.confirm.title'),
      text: flags.otp ? t('steps.confirm.withCode') : t('steps.confirm.withoutCode'),
    },
    {
      title: t('steps.appointment.title'),
      text: flags.reschedule ? t('steps.appointment.canMove') : t('steps.appointment.canCancel'),
    },
  ];
  return (
    <section aria-labelledby="steps" className={styles.band}>
      <h2 id="steps">{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
