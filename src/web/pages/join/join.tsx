import { BellRing, CalendarCheck, CalendarClock, MessageSquareQuote } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { JoinForm } from './join-form.tsx';
import styles from './join.module.css';

const BENEFITS = [
  { key: 'times', icon: CalendarClock },
  { key: 'once', icon: CalendarCheck },
  { key: 'reminders', icon: BellRing },
  { key: 'reviews', icon: MessageSquareQuote },
] as const;
const STEPS = ['request', 'call', 'start'] as const;

/** The page for clinics: advantages, process and form. */
function JoinPage() {
  const t = useT('join');
  const { brand_name: brand, clinic_cabinet_url: clinicCabinet } = useApp().settings;
  return (
    <Container>
      <PageHead
        title={t('meta.title', { brand })}
        description={t('meta.description', { brand })}
        canonical={paths.join()}
        isInEveryCountry
      />
      <PageBreadcrumbs places={[{ label: t('title') }]} />
      <div className={styles.page}>
        <div className={styles.about}>
          <h1>{t('title')}</h1>
          <p>{t('text', { brand })}</p>
          <ul className={styles.benefits}>
            {BENEFITS.map(({ key, icon }) => (
              <li key={key} className={styles.benefit}>
                <Icon of={icon} size={24} className={styles.icon} />
                <h2 className={styles.benefitTitle}>{t(`benefits.${key}.title`)}</h2>
                <p>{t(`benefits.${key}.text`)}</p>
              </li>
            ))}
          </ul>
          <h2>{t('steps.title')}</h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          {clinicCabinet === null ? null : (
            <p>
              {t('already')} <a href={clinicCabinet}>{t('cabinet')}</a>
            </p>
          )}
        </div>
        <Card padding="lg">
          <JoinForm />
        </Card>
      </div>
    </Container>
  );
}

export { JoinPage as Component };
