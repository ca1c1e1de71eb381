import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Section } from '../section.tsx';
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
      title: t('steps.visit.title'),
      text: flags.reschedule ? t('steps.visit.canMove') : t('steps.visit.canCancel'),
    },
  ];
  return (
    <Section id="steps" title={t('steps.title')}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
