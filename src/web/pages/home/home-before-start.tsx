import { paths } from '#shared/paths.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { organizationJsonLd } from '#web/domain/json-ld/organization-json-ld.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './home.module.css';
import { Faq } from './sections/faq.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { JoinInvitation } from './sections/join-invitation.tsx';

/** The home page of a country without doctors: it promises no appointment, and clinics can already join. */
export function HomeBeforeStart() {
  const app = useApp();
  const { settings } = app;
  const t = useT('home');
  const tCommon = useT('common');
  return (
    <Container className={styles.home}>
      <PageHead
        title={t('meta.title', { brand: settings.brand_name })}
        description={`${tCommon('soon.text')} ${t('soon.text')}`}
        canonical={paths.home()}
        isInEveryCountry
      />
      <JsonLd data={organizationJsonLd(app)} />
      {/* The target of links to the specialties. */}
      <header id="specialties" className={styles.soon}>
        <h1>{tCommon('soon.title', { brand: settings.brand_name })}</h1>
        <p>
          {tCommon('soon.text')} {t('soon.text')}
        </p>
        <AppLink to={paths.contacts()}>{t('soon.contact')}</AppLink>
      </header>
      <JoinInvitation />
      <HowItWorks />
      <Faq />
    </Container>
  );
}
