import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contacts.module.css';
import { ContactMethods } from './contact-methods.tsx';

/** The contact page. */
function ContactsPage() {
  const t = useT('contacts');
  const { flags, settings } = useApp();
  return (
    <Container>
      <PageHead
        title={t('meta.title', { brand: settings.brand_name })}
        description={t('meta.description')}
        canonical={paths.contacts()}
        isInEveryCountry
      />
      <PageBreadcrumbs places={[{ label: t('title') }]} />
      <div className={styles.page}>
        <div className={styles.about}>
          <h1>{t('title')}</h1>
          <p>{t('text')}</p>
          <ContactMethods />
          <p>
            {flags.reschedule ? t('appointment.canMove') : t('appointment.canCancel')}{' '}
            <AppLink to={paths.home('questions')} className={styles.inline}>
              {t('questions')}
            </AppLink>
          </p>
          <p className={styles.emergency}>{t('emergency')}</p>
        </div>
        <Card padding="lg">
          <ContactForm />
        </Card>
      </div>
    </Container>
  );
}

export { ContactsPage as Component };
