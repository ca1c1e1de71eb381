import { paths } from '#shared/paths.ts';
import { JsonLd } from '#web/domain/json-ld/json-ld.tsx';
import { organizationJsonLd } from '#web/domain/json-ld/organization-json-ld.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Hero } from './hero/hero.tsx';
import styles from './home.module.css';
import { Faq } from './sections/faq.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { JoinInvitation } from './sections/join-invitation.tsx';
import { Section } from './section.tsx';

/** The home page of a country whose first city is not entered yet: clinics can already join. */
export function HomeWithoutCities() {
  const app = useApp();
  const t = useT('home');
  return (
    <Container className={styles.home}>
      <PageHead
        title={t('meta.title', { brand: app.settings.brand_name })}
        description={t('hero.text')}
        canonical={paths.home()}
        isInEveryCountry
      />
      <JsonLd data={organizationJsonLd(app)} />
      <Hero />
      <Section id="specialties" title={t('specialties.title')}>
        <Notice>{t('specialties.none')}</Notice>
      </Section>
      <HowItWorks />
      <Faq />
      <JoinInvitation />
    </Container>
  );
}
